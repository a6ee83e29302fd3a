// Hiding a profile, and showing it again: job_portal/freelancers/hiding.py.

frappe.ui.form.on('JP Freelancer', {
  refresh(frm) {
    const { full_name, is_held, removal_reason } = frm.doc
    job_portal.offerDecisions(frm, {
      noun: 'freelancer',
      title: full_name,
      why: __('The freelancer is shown this text.'),
      // Reports hide a profile without a reason.
      canRemove: !is_held || !removal_reason,
      canRestore: is_held,
    })
  },
})
