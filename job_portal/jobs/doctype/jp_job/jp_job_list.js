// Here, and not as states of the DocType: Desk would show those before it asks for an indicator.
const COLOURS = { Live: 'green', Closed: 'gray', Expired: 'gray', Held: 'orange', Removed: 'red' }

frappe.listview_settings['JP Job'] = {
  hide_name_column: true,
  add_fields: ['modified', 'title', 'status', 'valid_through'],
  // Time alone tells Live from Expired, whichever of the two is stored.
  get_indicator({ status, valid_through }) {
    const isOpen = ['Live', 'Expired'].includes(status)
    const isPast = valid_through <= frappe.datetime.system_datetime()
    const shown = isOpen ? (isPast ? 'Expired' : 'Live') : status
    return [__(shown), COLOURS[shown], `status,=,${status}`]
  },
  onload(listview) {
    if (!frappe.user.has_role(['JP Reviewer', 'System Manager'])) return
    listview.page.add_actions_menu_item(__('Remove'), () => removeChosen(listview), false)
  },
}

function removeChosen(listview) {
  const chosen = listview.get_checked_items()
  frappe.prompt(
    {
      fieldname: 'reason',
      fieldtype: 'Small Text',
      label: __('Reason'),
      description: __('Each of the companies is shown this text.'),
      reqd: 1,
    },
    async ({ reason }) => {
      const { message } = await frappe.call({
        method: 'job_portal.jobs.removals.remove_all',
        args: { jobs: chosen.map(({ name, modified }) => ({ name, modified })), reason },
        freeze: true,
      })
      listview.clear_checked_items()
      listview.refresh()
      showOutcome(chosen, message)
    },
    __('Remove the chosen jobs ({0})', [chosen.length]),
    __('Remove'),
  )
}

function showOutcome(chosen, { decided, refused }) {
  if (decided.length > 0)
    frappe.show_alert({ message: __('Jobs removed: {0}', [decided.length]), indicator: 'green' })
  if (refused.length === 0) return
  const titles = new Map(chosen.map(({ name, title }) => [name, title]))
  frappe.msgprint({
    title: __('Not decided'),
    indicator: 'orange',
    message: refused.map(({ name, reason }) =>
      [titles.get(name), reason].map(frappe.utils.escape_html).join(': '),
    ),
    as_list: true,
  })
}
