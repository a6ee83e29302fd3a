import * as marketRules from '@rules/market.json'
import type { Search } from './types'

/** The filters as the server stores them: without the order, and with a place only if there is a distance. */
export function searchOf({ order, pincode, radius_km, ...others }: Search): Search | null {
  const distance = radius_km || (order === 'nearest' ? String(marketRules.limits.radius_most_km) : '')
  const place = pincode && distance ? { pincode, radius_km: distance } : {}
  const entries = Object.entries({ ...others, ...place })
    .map(([name, value = '']) => [name, value.trim().split(/\s+/).join(' ')] as const)
    .filter(([, value]) => value)
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

const keyOf = (filters: Search) => JSON.stringify(Object.entries(filters).sort()).toLowerCase()

/** Whether both find the same jobs. Letter case does not matter. */
export const isSameSearch = (one: Search, other: Search) => keyOf(one) === keyOf(other)
