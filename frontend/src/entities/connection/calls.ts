import { get, post } from '@/lib/backend/call'
import type { Page } from '@/lib/backend/reading'
import type { Connections, Delivery, HRSystem, HRSystemValues, Scope } from './types'

/** The keys and webhooks of the account's company. */
export const getConnections = () => get<Connections>('job_portal.api.get_connections')

/** Makes a key. No later answer contains it. */
export const addKey = (title: string, scopes: readonly Scope[], until: string) =>
  post<{ token: string }>('job_portal.api.add_key', { title, scopes, until })

export const deleteKey = (key: string) => post<unknown>('job_portal.api.delete_key', { key })

/** Adds a webhook, and returns the secret that signs its events. */
export const addWebhook = (address: string) =>
  post<{ secret: string }>('job_portal.api.add_webhook', { address })

/** Changes the secret. */
export const rotateWebhook = (webhook: string) =>
  post<{ secret: string }>('job_portal.api.rotate_webhook', { webhook })

export const deleteWebhook = (webhook: string) => post<unknown>('job_portal.api.delete_webhook', { webhook })

/** A page of the deliveries, the newest first. */
export const getDeliveries = (cursor: string | null) =>
  get<Page<Delivery>>('job_portal.api.get_deliveries', cursor ? { cursor } : {})

export const sendAgain = (delivery: string) => post<unknown>('job_portal.api.send_again', { delivery })

/** The Frappe HR of the account's company. */
export const getHRSystem = () => get<{ hr_system: HRSystem | null }>('job_portal.api.get_hr_system')

/** Connects the account's company with Frappe HR. An empty address disconnects it. */
export const setHRSystem = (values: HRSystemValues) =>
  post<{ hr_system: HRSystem | null }>('job_portal.api.set_hr_system', values)
