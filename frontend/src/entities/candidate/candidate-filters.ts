import * as marketRules from '@rules/market.json'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useIsLive } from '@/entities/market/hooks'
import { paths } from '@/lib/routes'
import { useSettled } from '@/lib/use-settled'
import type { ApplicationStatus } from './types'

/** The filters of a candidate list. Empty means no filter. Lists of matches have only the first three. */
export type CandidateFilters = {
  search: string
  city: string
  order: '' | 'oldest' | 'fit'
  status: '' | ApplicationStatus
  /** The least years of experience. */
  experience: string
  /** The distance from the job. */
  radius_km: string
  /** '1': only applicants whom the company has neither opened nor decided about. */
  unseen: '' | '1'
  /** '1': only applicants whose answers all meet what the job needs. */
  fits_all: '' | '1'
  /** An answer to one of the job's questions, as the server takes it: JSON of {id, value}. */
  answer: string
}

const STATUSES = marketRules.application_statuses as ApplicationStatus[]

/** The statuses in the tabs of a list of applicants. */
export const statusTabs = STATUSES.filter((status) => status !== 'Withdrawn')

const ORDERS = ['oldest', 'fit'] as const

/** Reads the filters from an address, so that Back, a reload and a shared link keep them. */
export const filtersOf = (search: URLSearchParams): CandidateFilters => ({
  search: search.get('search') ?? '',
  city: search.get('city') ?? '',
  order: ORDERS.find((order) => order === search.get('order')) ?? '',
  status: statusTabs.find((status) => status === search.get('status')) ?? '',
  experience: numberIn(search, 'experience'),
  radius_km: numberIn(search, 'radius_km'),
  unseen: search.get('unseen') === '1' ? '1' : '',
  fits_all: search.get('fits_all') === '1' ? '1' : '',
  answer: search.get('answer') ?? '',
})

const numberIn = (search: URLSearchParams, name: string) =>
  /^[1-9]\d?$/.exec(search.get(name) ?? '')?.[0] ?? ''

/** The debounce before the server is asked. */
const REST_MS = 300

/** The filters of the list at this address. */
export function useFilters(): CandidateFilters {
  const filters = filtersOf(useSearchParams()[0])
  return { ...filters, search: useSettled(filters.search.trim(), REST_MS) }
}

export const isNarrowed = (filters: CandidateFilters): boolean => Object.values(filters).some(Boolean)

/** The address of a list with these filters; `job` is the list's job. */
export function withFilters(list: string, filters: Partial<CandidateFilters> & { job?: string }): string {
  const [path = '', query = ''] = list.split('?')
  const search = new URLSearchParams(query)
  for (const [name, value] of Object.entries(filters)) {
    if (value) search.set(name, value)
    else search.delete(name)
  }
  return String(search) ? `${path}?${search}` : path
}

/** The history state of the filter page: the address of the list to filter. */
type FilterState = { list?: string }

export const listOf = (state: unknown): string | undefined => (state as FilterState | null)?.list

/** The link from a list to its filter page. Samples have no filter. */
export function useFilterLink(): { to: string; state?: FilterState } {
  const { pathname, search } = useLocation()
  const isLive = useIsLive()
  return { to: paths.filter, state: isLive ? { list: pathname + search } : undefined }
}
