/** The filters of a job list, by name. */
export type Search = Partial<Record<string, string>>

/** How often messages about new jobs may come, from rules/market.json. */
export type HowOften = 'At once' | 'Daily' | 'Weekly'

/** A kept search, with the API's names. The account gets messages about its new jobs. */
export type Alert = {
  name: string
  /** The search in words. */
  label: string
  how_often: HowOften
  filters: Search
  /** When the last message about new jobs was sent. */
  told_on: string | null
  /** Why the search can no longer find a job. */
  lapsed: string | null
}
