import type searcherRules from '@rules/searcher.json'

type Rules = typeof searcherRules

/** The fields in rules/searcher.json: lists, check boxes, numbers and texts. */
type SearcherFields = {
  [Name in keyof Rules]: Rules[Name] extends { list: boolean }
    ? string[]
    : Rules[Name] extends { boolean: boolean }
      ? boolean
      : Rules[Name] extends { number: boolean } | { amount: boolean }
        ? number | null
        : string | null
}

/** The account's profile as a searcher, as `get_searcher` returns it. */
export type Searcher = SearcherFields & {
  /** Null before the first save. */
  name: string | null
  state: string | null
  modified: string | null
}

/** A company that looked at the account's number or opened its resume. Times are in the site's zone. */
export type PhoneLook = {
  name: string
  what: 'Number' | 'Resume' | 'Export'
  company_name: string
  job: string
  job_title: string
  at: string
  /** The company can no longer see them. */
  is_blocked: boolean
  /** The account has reported the job of this look. */
  is_reported: boolean
}
