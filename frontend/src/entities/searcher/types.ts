import type searcherRules from '@rules/searcher.json'

type Rules = typeof searcherRules

/** Every field that rules/searcher.json lists: a list, a check box, a number or a text. */
type SearcherFields = {
  [Name in keyof Rules]: Rules[Name] extends { list: boolean }
    ? string[]
    : Rules[Name] extends { boolean: boolean }
      ? boolean
      : Rules[Name] extends { number: boolean } | { amount: boolean }
        ? number | null
        : string | null
}

/** The account's own profile as a searcher, as `get_searcher` answers it. */
export type Searcher = SearcherFields & {
  /** Null before it is saved for the first time. */
  name: string | null
  state: string | null
  modified: string | null
}

/** A company looked at the account's number, or opened its resume. The time is in the site's time zone. */
export type PhoneLook = {
  name: string
  what: 'Number' | 'Resume'
  company_name: string
  job: string
  job_title: string
  at: string
  /** The company sees neither from now on. */
  is_blocked: boolean
  /** The account has reported the job of this look. */
  is_reported: boolean
}
