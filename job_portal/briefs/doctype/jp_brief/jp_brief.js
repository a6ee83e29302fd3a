// Taking a brief down, and putting it back: job_portal/briefs/brief_removals.py.

frappe.ui.form.on('JP Brief', {
  refresh(frm) {
    const { title, status } = frm.doc
    job_portal.offerDecisions(frm, {
      noun: 'brief',
      title,
      why: __('Who posted it is shown this text.'),
      canRemove: status !== 'Removed',
      canRestore: ['Removed', 'Held'].includes(status),
    })
  },
})
