export type InterviewStatus =
  | 'Offered'
  | 'Booked'
  | 'Other time'
  | 'Declined'
  | 'Cancelled'
  | 'Came'
  | 'Did not come'

export type Side = 'company' | 'searcher'

/** An offered time. Times are in the site's zone. The place is an address or 'call'. */
type Slot = {
  slot: string
  starts: string
  minutes: number
  place: string
  /** The seats that are free. */
  left: number
}

/** An interview as either side reads it, with the API's names. */
export type Interview = {
  interview: string
  application: string
  status: InterviewStatus
  /** The side that reads it. */
  side: Side
  /** The other side's name: the applicant's for the company, the company's for the applicant. */
  name: string
  job: string
  job_title: string
  /** Null until a time is booked. */
  starts: string | null
  minutes: number | null
  place: string | null
  /** The other time that the applicant asked for: a time, or words. */
  wish: string | null
  /** The offered times. */
  slots: Slot[]
  /** For each mark, the side that made it. */
  came: Side | null
  missed: Side | null
  late: Side | null
  /** The reader's possible actions, with the API's names. */
  may: ('book' | 'other' | 'decline' | 'cancel' | 'offer' | 'late' | 'came' | 'missed' | 'undo')[]
}

/** Identifies an interview by its own name, or by its application's. */
export type InterviewRef = { interview: string } | { application: string }

export type NewSlot = { starts: string; minutes: number; place: string; seats: number }

export type ActionsProps = {
  interview: Interview
  /** Makes one of the interview's calls at a time, and shows its answer or its refusal. */
  act: (call: () => Promise<Interview>) => Promise<void>
  isRunning: boolean
}
