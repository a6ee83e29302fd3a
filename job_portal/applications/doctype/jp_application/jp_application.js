// An application in Desk, to be read: its history as a table, and the resume as it was sent.

frappe.ui.form.on('JP Application', {
  refresh(frm) {
    frm.get_field('history_table').$wrapper.html(historyTable(JSON.parse(frm.doc.history || '[]')))
    if (frm.doc.resume?.startsWith('/private/files/'))
      frm.add_custom_button(__('Open Resume'), () => window.open(frm.doc.resume, '_blank'))
  },
})

function historyTable(entries) {
  const text = (value) => frappe.utils.escape_html(value ?? '')
  const row = ({ on, status, by, interview_at, place }) =>
    `<tr><td>${[frappe.datetime.str_to_user(on), __(status), __(by), interview_at, place].map(text).join('</td><td>')}</td></tr>`
  return `<table class="table table-bordered"><tbody>${entries.map(row).join('')}</tbody></table>`
}
