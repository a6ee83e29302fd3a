// Frappe writes the value of an Attach field into an attribute as it is. Its report view sometimes draws cells with the
// columns of before, so the text of another field stands there. hooks.py loads this for each DocType with such a field.

frappe.form.formatters.Attach = frappe.form.formatters.AttachImage = (value) => {
  const text = frappe.utils.escape_html(value ?? '')
  return /^(https?:\/)?\//.test(value ?? '') ? `<a href="${text}" target="_blank">${text}</a>` : text
}
