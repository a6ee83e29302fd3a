// A reviewer takes a record down, and puts it back. hooks.py loads this beside the scripts of the forms, each of
// which says what it decides on. Who may, and what it does, is decided on the server.

frappe.provide('job_portal')

/**
 * Offers the two decisions in a form.
 * @param noun of the methods `remove_<noun>` and `restore_<noun>` of job_portal.api
 * @param title of the record, for the questions
 * @param why what becomes of the reason
 * @param args what the methods take beside it
 */
job_portal.offerDecisions = (frm, { noun, title, why, canRemove, canRestore, args }) => {
  if (frm.is_new() || !frappe.user.has_role(['JP Reviewer', 'System Manager'])) return
  const named = frappe.utils.escape_html(title)
  const call = async (decision, more) => {
    await frappe.call({
      method: `job_portal.api.${decision}_${noun}`,
      args: { ...(args ?? { name: frm.doc.name, modified: frm.doc.modified }), ...more },
      freeze: true,
    })
    await frm.reload_doc()
  }
  const offer = (label, decide, style) => {
    const button = frm.add_custom_button(label, () => {
      // Deciding reloads the form: what was typed and not saved would be gone.
      if (frm.is_dirty()) frappe.throw(__('Please save or discard your changes first.'))
      decide()
    })
    button.removeClass('btn-default').addClass(style)
  }
  const remove = () =>
    frappe.prompt(
      { fieldname: 'reason', fieldtype: 'Small Text', label: __('Reason'), description: why, reqd: 1 },
      ({ reason }) => call('remove', { reason }),
      __('Remove {0}', [named]),
      __('Remove'),
    )
  const restore = () => frappe.confirm(__('Restore {0}?', [named]), () => call('restore'))
  if (canRemove) offer(__('Remove'), remove, 'btn-danger')
  if (canRestore) offer(__('Restore'), restore, 'btn-success')
}
