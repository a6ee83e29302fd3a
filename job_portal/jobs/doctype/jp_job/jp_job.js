// Taking a job down, and putting it back: job_portal/jobs/removals.py.

frappe.ui.form.on('JP Job', {
  refresh(frm) {
    const { title, status } = frm.doc
    job_portal.offerDecisions(frm, {
      noun: 'job',
      title,
      why: __('The company is shown this text.'),
      canRemove: status !== 'Removed',
      canRestore: ['Removed', 'Held'].includes(status),
    })
  },
})
