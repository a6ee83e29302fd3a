/** The filters of a list of jobs, by name. */
export type Search = Partial<Record<string, string>>

/** How often an account is told of new jobs, at most. Of rules/market.json. */
export type HowOften = 'At once' | 'Daily' | 'Weekly'

/** A search that an account keeps, and is told of new jobs for. */
export type Alert = {
  id: string
  /** The search in words. */
  label: string
  howOften: HowOften
  filters: Search
  /** When there were new jobs last. */
  toldOn?: string
  /** Why no job can come of it any more. */
  lapsed?: string
}
