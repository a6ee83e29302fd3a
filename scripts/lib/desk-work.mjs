// The records that staff create in Desk: every kind that Frappe has a button for about one company, and those
// of the sidebar about one record of each of the app's DocTypes.

/** An existing Desk user. */
export const STAFF = 'asha.desk@example.com'
const QUEUE = 'Job Portal Review Queue'
const BY = { comment_email: 'Administrator', comment_by: 'Administrator' }

/** @param {string} doctype @param {string} name */
const follow = (doctype, name) => ({ reference_doctype: doctype, reference_name: name })

/**
 * The sidebar of a form.
 * @param {import('./client.mjs').Client} client
 * @param {{doctype: string, name: string}} record
 * @param {string} said
 */
async function workInSidebar(client, record, said) {
  const { doctype, name } = record
  await client.call('frappe.desk.doctype.tag.tag.add_tag', { tag: said, dt: doctype, dn: name })
  await client.call('frappe.desk.form.assign_to.add', {
    ...record,
    assign_to: JSON.stringify([STAFF]),
    description: said,
  })
  await client.call('frappe.desk.form.utils.add_comment', {
    ...follow(doctype, name),
    ...BY,
    content: `${said} <span class="mention" data-id="${STAFF}" data-value="Asha" data-denotation-char="@">@Asha</span>`,
  })
  await client.call('frappe.desk.like.toggle_like', { ...record, add: 'Yes' })
  await client.call('frappe.share.add', { ...record, user: STAFF, notify: 1 })
}

/**
 * @param {import('./administrator.mjs').Administrator} administrator of a bench
 * @param {string} said a text that names a person
 */
export async function workOnEachKind({ client }, said) {
  /** @param {string} doctype @param {object} filters @param {number} most @returns {Promise<{name: string}[]>} */
  const list = (doctype, filters, most) =>
    client.call('frappe.client.get_list', { doctype, filters, limit_page_length: most })
  for (const { name: module } of await list('Module Def', { app_name: 'job_portal' }, 0))
    for (const { name: doctype } of await list('DocType', { module, istable: 0, issingle: 0 }, 0))
      for (const { name } of await list(doctype, {}, 1)) await workInSidebar(client, { doctype, name }, said)
}

/**
 * @param {import('./administrator.mjs').Administrator} administrator of a bench; the embedded host has no Desk
 * @param {{company: string, company_name: string, mobile: string}} about a company and its account's number
 */
export async function workInDesk({ client }, { company, company_name, mobile }) {
  const said = `${company_name} ${mobile}`
  const record = { doctype: 'JP Company', name: company }
  /** @param {string} doctype @param {object} values @returns {Promise<{name: string}>} */
  const insert = (doctype, values) => client.call('frappe.client.insert', { doc: { doctype, ...values } })

  await workInSidebar(client, record, said)
  await insert('Document Follow', {
    ref_doctype: record.doctype,
    ref_docname: company,
    user: STAFF,
  })
  const mail = { ...record, content: said, subject: said, recipients: `${company}@example.com` }
  const { name: sent } = await client.call('frappe.core.doctype.communication.email.make', mail)
  await insert('Email Queue', {
    ...follow(record.doctype, company),
    communication: sent,
    message: said,
    sender: STAFF,
    recipients: [{ recipient: `${company}@example.com` }],
  })
  const toDo = await insert('ToDo', {
    reference_type: record.doctype,
    reference_name: company,
    description: said,
  })
  await client.call('frappe.desk.form.utils.add_comment', {
    ...follow('ToDo', toDo.name),
    ...BY,
    content: said,
  })
  const attached = new FormData()
  attached.append('file', new File([said], 'note.txt', { type: 'text/plain' }))
  for (const [key, value] of Object.entries({ doctype: 'ToDo', docname: toDo.name, is_private: '1' }))
    attached.append(key, value)
  const upload = await client.request('/api/method/upload_file', { method: 'POST', form: attached })
  if (!upload.ok) throw new Error(`upload_file: ${upload.status} ${await upload.text()}`)
  await insert('Reminder', {
    reminder_doctype: record.doctype,
    reminder_docname: company,
    user: 'Administrator',
    description: said,
    remind_at: '2099-01-01 09:00:00',
  })
  await insert('Contact', {
    first_name: said,
    phone_nos: [{ phone: mobile }],
    links: [{ link_doctype: record.doctype, link_name: company }],
  })

  // Lists, exports and reports.
  const filters = [[record.doctype, 'company_name', '=', company_name]]
  await client.call('frappe.core.doctype.access_log.access_log.make_access_log', {
    doctype: record.doctype,
    document: company,
    method: 'Print',
    file_type: 'PDF',
    page: said,
    filters,
  })
  await client.call('frappe.core.doctype.access_log.access_log.make_access_log', {
    report_name: QUEUE,
    filters: { company: company_name },
    file_type: 'Excel',
  })
  await insert('User Permission', { user: STAFF, allow: record.doctype, for_value: company })
  await insert('List Filter', {
    filter_name: said,
    reference_doctype: record.doctype,
    filters: JSON.stringify(filters),
  })
  await client.call('frappe.model.utils.user_settings.save', {
    doctype: record.doctype,
    user_settings: JSON.stringify({ List: { filters } }),
  })
  const routes = [
    `Form/${record.doctype}/${company}`,
    `List/${record.doctype}/List?company_name=${said}`,
  ].map((route) => ({ route, creation: '2026-01-01 09:00:00' }))
  await client.call('frappe.desk.doctype.route_history.route_history.deferred_insert', { routes })
  await insert('Prepared Report', { report_name: QUEUE, filters: JSON.stringify({ company: said }) })
  const own = await insert('Report', {
    report_name: `Own ${said}`,
    ref_doctype: record.doctype,
    report_type: 'Report Builder',
    is_standard: 'No',
    json: JSON.stringify({ filters }),
  })
  await insert('Auto Email Report', {
    report: own.name,
    user: STAFF,
    email_to: STAFF,
    format: 'CSV',
    frequency: 'Weekly',
    day_of_week: 'Monday',
    filters: JSON.stringify({ company: said }),
  })
  await insert('Notification', {
    subject: said,
    document_type: record.doctype,
    event: 'New',
    channel: 'System Notification',
    message: said,
    recipients: [{ receiver_by_role: 'JP Reviewer' }],
  })
  await insert('Data Import', { reference_doctype: 'JP Industry', import_type: 'Insert New Records' })
}
