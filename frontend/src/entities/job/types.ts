import type { ApplicationStatus, Contact, HistoryEntry } from '@/entities/application/types'
import type { Question } from '@/entities/question/types'
import type { Fit } from '@/ui/reasons'
import type { WalkInFields } from './walk-in'

/** Null or missing: unknown. */
type Text = string | null

/** A job in a list, with the API's names. A sample has some of the fields. */
export type Job = Partial<Fit> & {
  name: string
  title: string
  /** The title's trade in the reader's language, if the title is in other letters. */
  trade?: Text
  /** The title's trades, each followed by its broader ones (words/lexicon/trades.json). */
  trades?: readonly string[] | null
  category: string
  company_name?: Text
  company_logo?: Text
  is_verified?: boolean
  city?: Text
  state?: Text
  /** The distance from the place of the search. */
  distance_km?: number | null
  job_type?: Text
  work_location_type?: Text
  experience_required?: Text
  /** Only of a sample. Otherwise the level follows from the experience. */
  level?: string
  /** Rupees a month. */
  min_salary?: number | null
  max_salary?: number | null
  /** The pay as the company stated it, for `pay_unit`. */
  pay_min?: number | null
  pay_max?: number | null
  pay_unit?: Text
  /** How often it is paid. */
  pay_type?: Text
  /** In the site's time zone (lib/time.ts), like all times. */
  published_on?: Text
  valid_through?: Text
  /** Facts such as 'Night shift' and 'Room', by their names in rules/facts.json. */
  facts?: readonly string[] | null
  /** The canonical address. */
  url?: string
  saved?: boolean
  applied?: boolean
  /** Whether a match is other work than the profile names. */
  is_other_work?: boolean
}

/** The account's application for a job. */
export type OwnApplication = {
  name: string
  status: ApplicationStatus
  applied_on?: Text
  /** When the company first opened it. */
  seen_on?: Text
  history?: readonly HistoryEntry[]
  /** The person to contact, if the job allows it. */
  contact?: Contact | null
}

export type JobStatus = 'Live' | 'Closed' | 'Expired' | 'Held' | 'Removed'

/** A reason why a job is held: the company's words, why they are not allowed, and what to change. */
export type HeldFor = { kind: string; phrase: string; sentence: string }

/** Fields that only the job's company gets. */
type OfCompany = {
  status?: JobStatus
  /** Why a reviewer removed it. */
  removal_reason?: Text
  held_for?: readonly HeldFor[]
  /** Nobody else sees the job, because its company was rejected or is frozen. */
  is_hidden?: boolean
}

/** A job with everything that its own screen shows. */
export type JobDetails = Job &
  Employer &
  WalkInFields &
  OfCompany & {
    modified?: string
    is_own?: boolean
    /** The account has reported the job. */
    is_reported?: boolean
    /** Whether applicants' name and letter go to the company's HR system. */
    goes_to_hr?: boolean
    application?: OwnApplication | null
    /** The questions for applicants. */
    questions?: readonly Question[]
    /** Only of a sample. Otherwise the category. */
    department?: string
    openings?: Text
    job_location?: Text
    pincode?: Text
    branch_name?: Text
    address_line1?: Text
    address_line2?: Text
    min_education?: Text
    english_level?: Text
    job_description?: Text
    /** The first day on which people can apply. */
    application_start_date?: Text
    application_end_date?: Text
    is_walk_in_interview?: 0 | 1 | boolean
  }

/** A saved job. */
export type BookmarkedJob = Job & { job_status?: JobStatus }

/** A job in its company's list. A sample has no numbers. */
export type PostedJob = Omit<Job, 'applied'> &
  OfCompany & {
    /** The number of applicants. */
    applied?: number
    shortlisted?: number
    /** Applications that the company has neither opened nor decided about. */
    unseen?: number
    views?: number
    /** The number of applications by each job board's link. */
    boards?: Record<string, number>
  }

/** How the server understood a part of the search text. */
export type Understood = {
  kind: string
  /** That part of the text, as typed. */
  words: string
  label: string
}

/** The other fields of the answer to a search. */
export type SearchAnswer = {
  understood?: readonly Understood[]
  /** A sentence that says which filter was relaxed because nothing matched. */
  loosened?: string | null
}

export type Category = { name: string; jobs: number }

/** The checks that a reviewer made of a company, and their day. */
export type Verified = { on: string; checked: readonly string[] }

/** The public fields of a company, as in the answers of `get_company` and `get_job`. */
export type Employer = {
  /** Its id, in the answer of `get_job`. It has a public page if the job is verified. */
  company?: string
  company_name?: Text
  company_about?: Text
  company_industry?: Text
  company_size?: Text
  company_website?: Text
  company_specialization?: Text
  company_city?: Text
  /** Set when a reviewer has approved it. */
  verified?: Verified | null
  /** How many of its applicants it answered, in words; absent if too few people applied. */
  company_answers?: Text
}
