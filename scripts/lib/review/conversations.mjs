// Conversations that one side has reported, with their last messages (job_portal/conversations/reporting.py).

import { field, heading, table } from './output.mjs'

/** @typedef {import('../administrator.mjs').Administrator} Administrator */

const DOCTYPE = 'JP Conversation Report'
const MINUTE = 'YYYY-MM-DD HH:MM'.length

/** Prints the reports that nobody has closed. @param {Administrator} administrator */
export async function listReportedConversations(administrator) {
  const fields = ['conversation', 'side', 'company', 'reason', 'creation']
  const rows = await administrator.list(DOCTYPE, { status: 'Open' }, fields)
  if (rows.length === 0) return
  heading(`Reported conversations (${rows.length})`)
  table(
    ['Conversation', 'Reported by', 'Company', 'Reason', 'On'],
    rows.map(({ conversation, side, company, reason, creation }) => ({
      cells: [conversation, side, company, reason, creation?.slice(0, MINUTE)],
    })),
  )
}

/** @param {Administrator} administrator @param {string} name of a conversation */
export async function showReportedConversation(administrator, name) {
  const { items } = await administrator.client.call('job_portal.api.get_reported_messages', {
    conversation: name,
  })
  for (const { side, company, reason, details, status, title, messages } of items) {
    heading(`${status}: ${reason}`)
    field('Reported by', side)
    field('Company', company)
    field('Job', title)
    if (details) field('Details', details)
    for (const message of messages) field(`${message.created.slice(0, MINUTE)} ${message.side}`, message.text)
  }
}
