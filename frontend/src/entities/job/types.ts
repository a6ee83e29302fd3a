import type { Contact } from '@/entities/application/types'
import type { PayUnit } from '@/entities/pay/pay'
import type { Fit } from '@/ui/reasons'

/** A job as lists show it. What is optional is known of some jobs only, and shown where it is. */
export type Job = {
  id: string
  /** Of its page, below the basename. */
  path?: string
  title: string
  category: string
  location: string
  employmentType?: string
  workMode?: string
  level?: string
  /** The least pay, or the pay, in whole units of the currency for each month. */
  salary?: number
  /** The most pay, where it is a range. */
  salaryTo?: number
  /** As its company tells it, where that is not for a month. */
  pay?: { least?: number; most?: number; unit: PayUnit }
  currency: '₹'
  /** How pay for a month reads: 'monthly', or how often it is paid. Of other pay how often it is paid, if that is told. */
  frequency: string
  imageUrl?: string
  companyName?: string
  isVerified?: boolean
  /** From the place that was searched around. */
  distanceKm?: number
  /** In the site's time zone (lib/time.ts), as all times. */
  publishedOn?: string
  isSaved?: boolean
  isApplied?: boolean
  /** In a list of those that fit the own profile: why, and what is missing. */
  fit?: Fit
}

/** The account's own application for a job. */
export type OwnApplication = {
  name: string
  status: string
  appliedOn?: string
  /** Whom one may talk to, where the job allows it. */
  contact?: Contact
}

export type JobStatus = 'Live' | 'Closed' | 'Expired' | 'Held' | 'Removed'

/** What holds a job: what its company wrote, why that is not right, and what to do. */
export type HeldFor = { kind: string; phrase: string; sentence: string }

/** A job with all that its own screen shows. */
export type JobDetails = Job & {
  city?: string
  company: CompanySummary
  description: string
  department: string
  experience: string
  education: string
  gender: string
  /** Further lines about the work, such as the branch. */
  more?: (readonly [label: string, value: string])[]
  status?: JobStatus
  validThrough?: string
  isOwn?: boolean
  /** By the account itself. */
  isReported?: boolean
  /** Before that day nobody can apply. */
  startsOn?: string
  application?: OwnApplication
  /** Why a reviewer has removed it; its company is told. */
  removalReason?: string
  /** Why it is held; its company is told. */
  heldFor?: readonly HeldFor[]
  /** Its company was rejected or is frozen, so nobody else sees it. */
  isHidden?: boolean
}

/** A job among those that the account saved. */
export type BookmarkedJob = Job & { status?: JobStatus }

/** A job among those that its company has posted. */
export type PostedJob = Job & {
  status?: JobStatus
  validThrough?: string
  counts?: { applied: number; shortlisted: number; views: number }
  /** Why a reviewer has removed it. */
  removalReason?: string
  heldFor?: readonly HeldFor[]
  /** As of `JobDetails`. */
  isHidden?: boolean
}

/** What the server took a part of the searched text for. */
export type Understood = {
  kind: string
  /** The part of the text, as it was typed. */
  words: string
  label: string
}

/** What the answer to a search says beside the jobs. */
export type SearchAnswer = {
  understood?: readonly Understood[]
  /** A sentence that says what was loosened, where nothing matched. */
  loosened?: string | null
}

export type Category = { id: string; name: string; jobs: number; to?: string }

/** What a reviewer has checked of a company, and on which day. */
export type Verified = { on: string; checked: readonly string[] }

export type CompanySummary = {
  /** Where it has a page of its own. */
  id?: string
  name: string
  about?: string
  industry?: string
  employees?: string
  website?: string
  specialization?: string
  city?: string
  /** Where a reviewer has approved it. */
  verified?: Verified
  /** By the account itself. */
  isReported?: boolean
  /** How many of its applicants it answered, in words; where enough people applied. */
  answers?: string
}
