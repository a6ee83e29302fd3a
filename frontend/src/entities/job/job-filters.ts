/** The filters of `list_jobs`. Addresses of lists use the same names. */
const filterNames = [
  'search',
  'category',
  'city',
  'state',
  'pincode',
  'radius_km',
  'job_type',
  'work_location_type',
  'min_salary',
  'experience',
  'education',
  'facts',
  'company',
  'order',
] as const

type FilterName = (typeof filterNames)[number]
export type JobFilters = Partial<Record<FilterName, string>>

/** Reads the filters from an address. Ignores empty and other parameters. */
export function filtersIn(params: URLSearchParams): JobFilters {
  const held = filterNames.map((name) => [name, params.get(name)?.trim()] as const)
  return Object.fromEntries(held.filter(([, value]) => value))
}

/** Writes the filters into an address's parameters. */
export function withFilters(filters: JobFilters): URLSearchParams {
  const held = filterNames.map((name) => [name, filters[name]?.trim() ?? ''] as [string, string])
  return new URLSearchParams(held.filter(([, value]) => value))
}

/** The number of active filters in the filter drawer. */
export const countOf = ({ search: _, company: __, order: ___, ...chosen }: JobFilters): number =>
  Object.values(chosen).filter(Boolean).length
