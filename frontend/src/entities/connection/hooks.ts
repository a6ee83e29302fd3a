import { useHasLiveAccount } from '@/entities/market/hooks'
import { refresh, useList, useRecord } from '@/lib/backend/reading'
import { getConnections, getDeliveries, getHRSystem } from './calls'

const CONNECTIONS = 'connections'
const DELIVERIES = 'deliveries'
const HR_SYSTEM = 'hr-system'

/** The keys and webhooks of the account's company. The server refuses all but owners. */
export const useConnections = () => useRecord(useHasLiveAccount() ? [CONNECTIONS] : null, getConnections)

/** The deliveries to the company's webhooks, the newest first. */
export const useDeliveries = () => useList([DELIVERIES], getDeliveries)

/** The company's Frappe HR. */
export const useHRSystem = () => useRecord([HR_SYSTEM], getHRSystem)

/** Reloads all of them: call it after a change. */
export async function reloadConnections() {
  await Promise.all([refresh(CONNECTIONS), refresh(DELIVERIES), refresh(HR_SYSTEM)])
}
