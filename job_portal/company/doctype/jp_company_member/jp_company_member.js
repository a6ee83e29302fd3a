// Where the owners of a company are gone, a reviewer makes a member the owner: job_portal/company/members.py decides.

frappe.ui.form.on('JP Company Member', {
  refresh(frm) {
    if (frm.doc.role === 'Owner') return
    frm.add_custom_button(__('Make the Owner'), () =>
      frappe.prompt(
        { fieldname: 'reason', fieldtype: 'Small Text', label: __('Reason'), reqd: 1 },
        async ({ reason }) => {
          await frappe.call({
            method: 'job_portal.api.make_owner',
            args: { member: frm.doc.name, reason },
            freeze: true,
          })
          await frm.reload_doc()
        },
        __('Make the Owner'),
      ),
    )
  },
})
