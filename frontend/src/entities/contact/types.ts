/** A contact of a company. */
export type HrEntry = {
  hr_row_id: string
  hr_name: string
  hr_mobile: string
  hr_email: string
  /** When it was last changed. An edit sends it back, so that the server can refuse a stale one. */
  modified?: string
}

/** The values of a contact form. */
export type HrValues = Pick<HrEntry, 'hr_name' | 'hr_mobile' | 'hr_email'>
