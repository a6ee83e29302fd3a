// Taking a job down, and putting it back. Who may, and what it does, is decided in job_portal/jobs/removals.py.

frappe.ui.form.on('JP Job', {
  refresh(frm) {
    if (frm.is_new() || !frappe.user.has_role(['JP Reviewer', 'System Manager'])) return
    if (frm.doc.status !== 'Removed') addDecision(frm, __('Remove'), remove, 'btn-danger')
    if (['Removed', 'Held'].includes(frm.doc.status)) addDecision(frm, __('Restore'), restore, 'btn-success')
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

function remove(frm) {
  frappe.prompt(
    {
      fieldname: 'reason',
      fieldtype: 'Small Text',
      label: __('Reason'),
      description: __('The company is shown this text.'),
      reqd: 1,
    },
    ({ reason }) => call(frm, 'remove_job', { reason }),
    __('Remove {0}', [frappe.utils.escape_html(frm.doc.title)]),
    __('Remove'),
  )
}

function restore(frm) {
  frappe.confirm(__('Restore {0}?', [frappe.utils.escape_html(frm.doc.title)]), () =>
    call(frm, 'restore_job'),
  )
}

async function call(frm, decision, more = {}) {
  await frappe.call({
    method: `job_portal.api.${decision}`,
    args: { name: frm.doc.name, modified: frm.doc.modified, ...more },
    freeze: true,
  })
  await frm.reload_doc()
}
