import type { HeldFor } from './types'

/** A sentence about a wrong field of a job, and the field's column in the file. */
export type Problem = { column: string; sentence: string }

type Checked = {
  title: string
  problems: Problem[]
  /** Why the wording would hold the job. */
  held_for: HeldFor[]
}

/** Whether the job can be published and would not be held. */
export const isRight = ({ problems, held_for: heldFor }: Checked) => problems.length + heldFor.length === 0

/** A row of a file, with its number there. */
export type ImportRow = Checked & { row: number }

/** A file with jobs, as the server has read it. */
export type ImportedFile = {
  rows: ImportRow[]
  /** Headers that match no field. */
  unread: string[]
  /** How many rows became drafts. */
  kept: number
}

/** A job imported from a file, a feed or an HR system. Only its company sees it, until it publishes it. */
export type JobDraft = Checked & {
  draft: string
  source: 'File' | 'Feed' | 'HR System'
  /** The file, or the job's id in the other system. */
  file_name: string | null
  row: number
  /** The first day on which its feed or HR system no longer lists it. */
  gone_on: string | null
}

/** The address at which the company's own system lists its jobs. */
export type JobFeed = {
  address: string
  read_on: string | null
  due_on: string | null
  answer: number
  /** Why nothing was read. */
  reason: string | null
  jobs: number
}
