import type { ApplicationStatus, Contact, HistoryEntry } from '@/entities/application/types'
import type { Question } from '@/entities/question/types'
import type { Fit } from '@/ui/reasons'
import type { HeldFor, JobStatus, Verified } from './types'
import type { WireWalkIn } from './walk-in'

export type Text = string | null | undefined

/** A job card as `list_jobs` answers it. */
export type WireCard = {
  name: string
  title: string
  trade?: Text
  trades?: string[] | null
  category: string
  company_name?: Text
  company_logo?: Text
  is_verified?: boolean
  city?: Text
  state?: Text
  distance_km?: number | null
  job_type?: Text
  work_location_type?: Text
  experience_required?: Text
  min_salary?: number | null
  max_salary?: number | null
  pay_min?: number | null
  pay_max?: number | null
  pay_unit?: Text
  pay_type?: Text
  published_on?: Text
  valid_through?: Text
  facts?: readonly string[] | null
  /** The canonical address. */
  url?: string
  saved?: boolean
  applied?: boolean
}

/** The public fields of a company, as in the answers of `get_company` and `get_job`. */
export type WireEmployer = {
  company_name?: Text
  company_about?: Text
  company_industry?: Text
  company_size?: Text
  company_website?: Text
  company_specialization?: Text
  company_city?: Text
  verified?: Verified | null
  company_answers?: Text
}

/** A job as `get_job` answers it. */
export type WireJob = WireCard &
  WireEmployer &
  WireWalkIn & {
    company?: string
    status: JobStatus
    modified?: string
    is_own?: boolean
    is_reported?: boolean
    removal_reason?: Text
    held_for?: HeldFor[]
    is_hidden?: boolean
    application?: {
      name: string
      status: ApplicationStatus
      applied_on?: Text
      seen_on?: Text
      history: HistoryEntry[]
      interview_at?: Text
      place?: Text
      contact?: Contact | null
    } | null
    questions?: Question[]
    openings?: Text
    job_location?: Text
    pincode?: Text
    branch_name?: Text
    address_line1?: Text
    address_line2?: Text
    min_education?: Text
    english_level?: Text
    job_description?: Text
    application_start_date?: Text
    application_end_date?: Text
    is_walk_in_interview?: 0 | 1 | boolean
  }

/** A card of `get_posted_jobs`. */
export type WirePosted = Omit<WireCard, 'applied'> & {
  status?: JobStatus
  /** The number of applicants. */
  applied?: number
  shortlisted?: number
  /** Applicants whom the company has neither opened nor decided about. */
  unseen?: number
  views?: number
  boards?: Record<string, number>
  removal_reason?: Text
  held_for?: HeldFor[]
  is_hidden?: boolean
}

/** A card of `get_jobs_for_me`. */
export type WireFitting = WireCard & Fit & { is_other_work: boolean }

/** A card of `get_saved_jobs`. */
export type WireSaved = WireCard & { job_status?: JobStatus }
