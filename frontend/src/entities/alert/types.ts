/** The filters of a job list, by name. */
export type Search = Partial<Record<string, string>>

/** The highest frequency of messages about new jobs, from rules/market.json. */
export type HowOften = 'At once' | 'Daily' | 'Weekly'

/** A saved search. The account gets messages about its new jobs. */
export type Alert = {
  id: string
  /** The search in words. */
  label: string
  howOften: HowOften
  filters: Search
  /** When the last message about new jobs was sent. */
  toldOn?: string
  /** Why the search can no longer find a job. */
  lapsed?: string
}
