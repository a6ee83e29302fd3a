// Indicators and their colours come from the DocType's states.

frappe.listview_settings['JP Company'] = {
  hide_name_column: true,
  add_fields: ['modified', 'company_name'],
  onload(listview) {
    listview.page.add_inner_button(__('Review Queue'), () =>
      frappe.set_route('query-report', 'Job Portal Review Queue'),
    )
    if (!frappe.model.can_write('JP Company')) return
    listview.page.add_actions_menu_item(__('Approve'), () => approveChosen(listview), false)
    listview.page.add_actions_menu_item(__('Reject'), () => rejectChosen(listview), false)
  },
}

frappe.provide('job_portal')

// Desk loads this file before the form's. The site's own reasons are put before the reviewer, who may change them.
job_portal.askWhy = async (title, description, reject) => {
  const reasons = await frappe.db.get_list('JP Rejection Reason', { fields: ['title', 'text'], limit: 100 })
  const dialog = new frappe.ui.Dialog({
    title,
    fields: [
      {
        fieldname: 'template',
        fieldtype: 'Select',
        label: __('Begin With'),
        options: ['', ...reasons.map((each) => each.title)],
        change() {
          const chosen = reasons.find((each) => each.title === dialog.get_value('template'))
          if (chosen) dialog.set_value('reason', chosen.text)
        },
      },
      { fieldname: 'reason', fieldtype: 'Small Text', label: __('Reason'), description, reqd: 1 },
    ],
    primary_action_label: __('Reject'),
    primary_action({ reason }) {
      dialog.hide()
      reject(reason)
    },
  })
  dialog.show()
}

function approveChosen(listview) {
  const chosen = listview.get_checked_items()
  frappe.confirm(__('Approve the chosen companies ({0})?', [chosen.length]), () =>
    decideOnChosen(listview, chosen, 'approve_all'),
  )
}

function rejectChosen(listview) {
  const chosen = listview.get_checked_items()
  job_portal.askWhy(
    __('Reject the chosen companies ({0})', [chosen.length]),
    __('Each of the companies is shown this text.'),
    (reason) => decideOnChosen(listview, chosen, 'reject_all', { reason }),
  )
}

async function decideOnChosen(listview, chosen, decision, more = {}) {
  const { message } = await frappe.call({
    method: `job_portal.reviews.${decision}`,
    args: { companies: chosen.map(({ name, modified }) => ({ name, modified })), ...more },
    freeze: true,
  })
  listview.clear_checked_items()
  listview.refresh()
  const { decided, refused } = message
  if (decided.length > 0)
    frappe.show_alert({ message: __('Companies decided: {0}', [decided.length]), indicator: 'green' })
  if (refused.length > 0) showRefused(chosen, refused)
}

function showRefused(chosen, refused) {
  const names = new Map(chosen.map(({ name, company_name }) => [name, company_name]))
  frappe.msgprint({
    title: __('Not decided'),
    indicator: 'orange',
    message: refused.map(({ name, reason }) =>
      [names.get(name), reason].map(frappe.utils.escape_html).join(': '),
    ),
    as_list: true,
  })
}
