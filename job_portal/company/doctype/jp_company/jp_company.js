// The review in Desk. What the buttons do, and for whom, is decided in job_portal/company/reviews.py.

frappe.ui.form.on('JP Company', {
  refresh(frm) {
    if (frm.is_new() || !frm.perm[0].write) return
    if (frm.doc.status !== 'Approved') addDecision(frm, __('Approve'), approve, 'btn-success')
    if (frm.doc.status !== 'Rejected') addDecision(frm, __('Reject'), reject, 'btn-danger')
  },
})

function addDecision(frm, label, decide, style) {
  const button = frm.add_custom_button(label, () => {
    // Deciding reloads the form: what was typed and not saved would be gone.
    if (frm.is_dirty()) frappe.throw(__('Please save or discard your changes first.'))
    decide(frm)
  })
  button.removeClass('btn-default').addClass(style)
}

// As `company_checks` in job_portal/rules/market.json.
const CHECKS = { GSTIN: 'gst_msme_no', PAN: 'pan', documents: null, address: null, 'phone number': null }

function approve(frm) {
  const given = Object.keys(CHECKS).filter((name) => !CHECKS[name] || frm.doc[CHECKS[name]])
  frappe.prompt(
    {
      fieldname: 'checked',
      fieldtype: 'MultiCheck',
      label: __('What did you compare with the papers?'),
      description: __('Everybody reads it on the pages of the company and its jobs.'),
      options: given.map((value) => ({ label: __(value), value })),
    },
    ({ checked }) => call(frm, 'approve', { checked: checked ?? [] }),
    __('Approve {0}', [frappe.utils.escape_html(frm.doc.company_name)]),
    __('Approve'),
  )
}

function reject(frm) {
  frappe.prompt(
    {
      fieldname: 'reason',
      fieldtype: 'Small Text',
      label: __('Reason'),
      description: __('The company is shown this text.'),
      reqd: 1,
    },
    ({ reason }) => call(frm, 'reject', { reason }),
    __('Reject {0}', [frappe.utils.escape_html(frm.doc.company_name)]),
    __('Reject'),
  )
}

async function call(frm, decision, more = {}) {
  await frappe.call({
    method: `job_portal.api.${decision}_company`,
    args: { name: frm.doc.name, modified: frm.doc.modified, ...more },
    freeze: true,
  })
  await frm.reload_doc()
}
