/** A contact of a company. */
export type HrEntry = {
  hr_row_id: string
  hr_name: string
  hr_mobile: string
  hr_email: string
  /** When it was last changed; an edit sends it back, so that a stale one is refused. */
  modified?: string
}

/** What a form of a contact holds. */
export type HrValues = Pick<HrEntry, 'hr_name' | 'hr_mobile' | 'hr_email'>
