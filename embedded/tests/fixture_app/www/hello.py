import frappe

no_cache = 1


def get_context(context):
    context.greeting = f"<b>{frappe.session.user}</b>"
    context.rest = frappe.form_dict.get("rest")
