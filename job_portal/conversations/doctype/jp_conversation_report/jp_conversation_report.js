// Shows the reported messages to a reviewer, and opens the company.

frappe.ui.form.on('JP Conversation Report', {
  refresh(frm) {
    const safe = (text) => frappe.utils.escape_html(String(text ?? ''))
    const { title, messages } = JSON.parse(frm.doc.messages || '{"messages": []}')
    const rows = messages.map(
      ({ side, created, text }) =>
        `<tr><th>${safe(side)}</th><td style="white-space:pre-wrap">${safe(text)}</td><td>${safe(created).slice(0, 16)}</td></tr>`,
    )
    frm.fields_dict.messages_shown.$wrapper.html(
      `<p><b>${safe(title)}</b></p><table class="table table-bordered" style="overflow-wrap:anywhere">${rows.join('')}</table>`,
    )
    if (frm.doc.company)
      frm.add_custom_button(__('Company'), () => frappe.set_route('Form', 'JP Company', frm.doc.company))
  },
})
