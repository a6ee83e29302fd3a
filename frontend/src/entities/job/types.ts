import type { ApplicationStatus, Contact, HistoryEntry } from '@/entities/application/types'
import type { PayUnit } from '@/entities/pay/pay'
import type { Question } from '@/entities/question/types'
import type { Fit } from '@/ui/reasons'
import type { WalkIn } from './walk-in'

/** A job in a list. Optional fields are shown if known. */
export type Job = {
  id: string
  /** The path of its page, below the basename. */
  path?: string
  title: string
  /** The title's trade in the reader's language, if the title is in other letters. */
  trade?: string
  /** The title's trades, each followed by its broader ones (words/lexicon/trades.json). */
  trades?: readonly string[]
  category: string
  city?: string
  location: string
  employmentType?: string
  workMode?: string
  level?: string
  /** The minimum or only pay, in rupees a month. */
  salary?: number
  /** The maximum pay, for a range. */
  salaryTo?: number
  /** The pay as the company stated it, when it is not monthly. */
  pay?: { least?: number; most?: number; unit: PayUnit }
  currency: '₹'
  /** For monthly pay: 'monthly' or how often it is paid. For other pay: how often it is paid, if known. */
  frequency: string
  imageUrl?: string
  companyName?: string
  isVerified?: boolean
  /** From the place of the search. */
  distanceKm?: number
  /** In the site's time zone (lib/time.ts), as are all times. */
  publishedOn?: string
  /** Facts such as 'Night shift' and 'Room', by their names in rules/facts.json. */
  facts?: readonly string[]
  isSaved?: boolean
  isApplied?: boolean
  /** For a match with the account's profile: the reasons, and what is missing. */
  fit?: Fit
  /** Whether a match is other work than the profile names. */
  isOtherWork?: boolean
}

/** The account's application for a job. */
export type OwnApplication = {
  name: string
  status: ApplicationStatus
  appliedOn?: string
  /** When the company first opened it. */
  seenOn?: string
  /** Missing in a device's copy of an earlier release. */
  history?: readonly HistoryEntry[]
  /** The person to contact, if the job allows it. */
  contact?: Contact
}

export type JobStatus = 'Live' | 'Closed' | 'Expired' | 'Held' | 'Removed'

/** A reason why a job is held: the company's words, why they are not allowed, and what to change. */
export type HeldFor = { kind: string; phrase: string; sentence: string }

/** A job with everything that its own screen shows. */
export type JobDetails = Job & {
  pincode?: string
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
  /** By this account. */
  isReported?: boolean
  /** The first day on which people can apply. */
  startsOn?: string
  application?: OwnApplication
  /** Asked before applying. Missing in a device's copy of an earlier release. */
  questions?: readonly Question[]
  /** When and where to walk in. */
  walkIn?: WalkIn
  /** Why a reviewer removed it, for its company. */
  removalReason?: string
  /** Why it is held, for its company. */
  heldFor?: readonly HeldFor[]
  /** Nobody else sees it, because its company was rejected or is frozen. */
  isHidden?: boolean
}

/** A saved job. */
export type BookmarkedJob = Job & { status?: JobStatus }

/** A job in its company's list. */
export type PostedJob = Job & {
  status?: JobStatus
  validThrough?: string
  /** `unseen`: applicants whom the company has neither opened nor decided about. */
  counts?: {
    applied: number
    shortlisted: number
    unseen: number
    views: number
    /** How many applied by the link of each job board. */
    boards?: Record<string, number>
  }
  /** Why a reviewer removed it. */
  removalReason?: string
  heldFor?: readonly HeldFor[]
  /** See `JobDetails`. */
  isHidden?: boolean
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

export type Category = { id: string; name: string; jobs: number; to?: string }

/** What a reviewer verified about a company, and when. */
export type Verified = { on: string; checked: readonly string[] }

export type CompanySummary = {
  /** Set when it has a public page. */
  id?: string
  name: string
  about?: string
  industry?: string
  employees?: string
  website?: string
  specialization?: string
  city?: string
  /** Set when a reviewer has approved it. */
  verified?: Verified
  /** By this account. */
  isReported?: boolean
  /** How many of its applicants it answered, in words; absent when too few people applied. */
  answers?: string
}
