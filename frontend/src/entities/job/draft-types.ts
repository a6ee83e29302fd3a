import type { HeldFor } from './types'

/** A sentence about a field of a job that is wrong, and the field's column in the file. */
export type Problem = { column: string; sentence: string }

type Checked = {
  title: string
  problems: Problem[]
  /** Why the wording would hold it. */
  held_for: HeldFor[]
}

/** Whether it can be published, and nothing would hold it. */
export const isRight = ({ problems, held_for: heldFor }: Checked) => problems.length + heldFor.length === 0

/** A row of a file, by its number there. */
export type ImportRow = Checked & { row: number }

/** A file with jobs, as the server has read it. */
export type ImportedFile = {
  rows: ImportRow[]
  /** Headers that stand for no field. */
  unread: string[]
  /** How many of the rows are drafts now. */
  kept: number
}

/** A job that came in by a file, a feed or an HR system. Its company alone sees it, until it publishes it. */
export type JobDraft = Checked & {
  draft: string
  source: 'File' | 'Feed' | 'HR System'
  /** The file, or the job's id in the other system. */
  file_name: string | null
  row: number
  /** The day from which on its feed or HR system lists it no longer. */
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
