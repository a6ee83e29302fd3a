import type { scopes } from '@rules/connections.json'

/** A permission of a key. */
export type Scope = keyof typeof scopes

/** A key of a company's own program. The key itself is shown only once, when it is made. */
export type ApiKey = {
  key: string
  title: string
  scopes: Scope[]
  /** Its last day. */
  until: string
  used_on: string | null
  made_by: string
}

/** An address of the company that hears of events. */
export type Webhook = {
  webhook: string
  address: string
  /** Set once the address has answered that it is gone. */
  ended_on: string | null
  rotated_on: string | null
  made_by: string
}

export type Connections = { keys: ApiKey[]; webhooks: Webhook[] }

export type Delivery = {
  delivery: string
  type: string
  webhook: string
  body: string
  status: 'Queued' | 'Sent' | 'Failed'
  /** The next try. */
  due_on: string | null
  tries: number
  /** The status of the last answer; 0 without one. */
  answer: number
  /** Why there is no answer. */
  reason: string | null
  creation: string
}

/** The company's Frappe HR. */
export type HRSystem = {
  /** Empty for one on this site. */
  address: string
  hr_company: string
  /** Null while an owner has to enter a key. */
  due_on: string | null
  synced_on: string | null
  /** The status of an error; 0 without one. */
  answer: number
  /** Why nothing was exchanged. */
  reason: string | null
  /** How many of its openings are drafts. */
  jobs: number
}

export type HRSystemValues = { address: string; hr_company?: string; api_key?: string; api_secret?: string }
