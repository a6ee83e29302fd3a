// Taking a review away, and showing it again: job_portal/briefs/work_reviews.py.

frappe.ui.form.on('JP Review', {
  refresh(frm) {
    const { name, text, is_removed } = frm.doc
    job_portal.offerDecisions(frm, {
      noun: 'review',
      title: text || name,
      why: __('The reason is kept with the review.'),
      canRemove: !is_removed,
      canRestore: is_removed,
      args: { review: name },
    })
  },
})
