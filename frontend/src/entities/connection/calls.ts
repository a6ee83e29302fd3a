import { get, post } from '@/lib/backend/call'
import type { Page } from '@/lib/backend/reading'
import type { Connections, Delivery, HRSystem, HRSystemValues, Scope } from './types'

/** The keys and webhooks of the own company. Rejects with a BackendError. */
export const getConnections = () => get<Connections>('job_portal.api.get_connections')

/** Makes a key. No later answer contains it. Rejects with a BackendError. */
export const addKey = (title: string, scopes: readonly Scope[], until: string) =>
  post<{ token: string }>('job_portal.api.add_key', { title, scopes, until })

/** Rejects with a BackendError. */
export const deleteKey = (key: string) => post<unknown>('job_portal.api.delete_key', { key })

/** Adds an address, and returns the secret by which it checks events. Rejects with a BackendError. */
export const addWebhook = (address: string) =>
  post<{ secret: string }>('job_portal.api.add_webhook', { address })

/** Changes the secret. Rejects with a BackendError. */
export const rotateWebhook = (webhook: string) =>
  post<{ secret: string }>('job_portal.api.rotate_webhook', { webhook })

/** Rejects with a BackendError. */
export const deleteWebhook = (webhook: string) => post<unknown>('job_portal.api.delete_webhook', { webhook })

/** A page of the deliveries, the newest first. Rejects with a BackendError. */
export const getDeliveries = (cursor: string | null) =>
  get<Page<Delivery>>('job_portal.api.get_deliveries', cursor ? { cursor } : {})

/** Rejects with a BackendError. */
export const sendAgain = (delivery: string) => post<unknown>('job_portal.api.send_again', { delivery })

/** The own company's Frappe HR. Rejects with a BackendError. */
export const getHRSystem = () => get<{ hr_system: HRSystem | null }>('job_portal.api.get_hr_system')

/** Connects the own company with Frappe HR; an empty address ends it. Rejects with a BackendError. */
export const setHRSystem = (values: HRSystemValues) =>
  post<{ hr_system: HRSystem | null }>('job_portal.api.set_hr_system', values)
