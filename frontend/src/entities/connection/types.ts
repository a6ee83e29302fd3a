import type { scopes } from '@rules/connections.json'

/** A permission of a key. */
export type Scope = keyof typeof scopes

/** A key of a company's own program. The secret itself is shown only once, when the key is made. */
export type ApiKey = {
  key: string
  title: string
  scopes: Scope[]
  /** Its last day. */
  until: string
  used_on: string | null
  made_by: string
}

/** A webhook: an address of the company to which the site sends events. */
export type Webhook = {
  webhook: string
  address: string
  /** Set when the address has answered that it no longer exists. */
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
  /** When the next attempt is due. */
  due_on: string | null
  tries: number
  /** The HTTP status of the last answer; 0 if there was none. */
  answer: number
  /** Why there was no answer. */
  reason: string | null
  creation: string
}

/** The company's Frappe HR. */
export type HRSystem = {
  /** Empty if it is on this site. */
  address: string
  hr_company: string
  /** Null until an owner enters a key. */
  due_on: string | null
  synced_on: string | null
  /** The HTTP status of an error, else 0. */
  answer: number
  /** Why nothing was exchanged. */
  reason: string | null
  /** How many of its openings are drafts. */
  jobs: number
}

export type HRSystemValues = { address: string; hr_company?: string; api_key?: string; api_secret?: string }
