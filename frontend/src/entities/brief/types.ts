import type { FreelancerCard } from '@/entities/freelancer/types'
import type { PriceUnit } from '@/entities/pay/pay'
import type { Fit } from '@/ui/reasons'

export type BriefStatus = 'Live' | 'Closed' | 'Expired' | 'Held' | 'Removed' | 'Hired'

/** Work that somebody needs done, in a list. Dates and times are in the site's zone. */
export type BriefCard = {
  name: string
  title: string
  /** The name of the trade's JP Trade, such as plumber; '' without a trade. */
  category: string
  city: string | null
  state: string | null
  /** Only for its poster and for hired freelancers. */
  pincode: string | null
  distance_km?: number | null
  /** With 'date' the day is `on`. */
  when: 'date' | 'flexible'
  on: string | null
  budget_min: number | null
  budget_max: number | null
  budget_unit: PriceUnit | null
  /** The number of freelancers needed. */
  people: number
  is_remote: boolean
  status: BriefStatus
  posted_on: string
  valid_through: string | null
  /** The canonical address of its page. */
  url?: string
  /** The number of open quotes. */
  quotes: number
  /** Only for its poster: how many hired freelancers there are, without hires that were called off. */
  hired?: number
  /** Only for freelancers. */
  fit?: Fit | null
}

/** A brief of the account. */
export type OwnBrief = BriefCard & { modified: string }

/** A brief on its page. */
export type Brief = BriefCard & {
  description: string | null
  pictures: string[]
  is_own: boolean
  /** Whether the account may send a quote, and why not. */
  may_quote: boolean
  why_not: string | null
  /** The account's own quote. */
  quote: Quote | null
  /** Only for the poster. */
  address?: string | null
  modified?: string
  removal_reason?: string | null
  held_for?: { kind: string; phrase: string; sentence: string }[]
  may?: ('update' | 'close' | 'repost')[]
}

/** In the order of lists. */
export const quoteStatuses = ['Sent', 'Answered', 'Accepted', 'Declined', 'Not chosen', 'Withdrawn'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** A freelancer's offer. */
export type Quote = {
  name: string
  status: QuoteStatus
  amount: number
  unit: PriceUnit
  earliest_on: string | null
  included: string | null
  not_included: string | null
  question: string | null
  sent_on: string
  /** The conversation about it; null until the poster's first message. */
  conversation: string | null
  /** The engagement that accepting it created. */
  engagement: string | null
}

/** A quote, as the poster reads it. */
export type ReceivedQuote = Quote & {
  may: ('accept' | 'decline')[]
  /** Null if the account was deleted. */
  freelancer: FreelancerCard | null
  fit?: Fit | null
}

/** A quote, as its freelancer reads it. The brief is null if its account was deleted. */
export type OwnQuote = Quote & { brief: BriefCard | null; may: ('withdraw' | 'send')[] }

type EngagementSide = 'poster' | 'freelancer'

type EngagementStatus = 'Proposed' | 'Agreed' | 'Started' | 'Done' | 'Cancelled'

/** The terms of an engagement. */
export type Terms = { scope: string; price: number; unit: PriceUnit; on: string | null }

type EngagementAction = 'agree' | 'start' | 'finish' | 'cancel' | 'review' | 'reply' | 'call' | 'post_again'

/** When each side did something; null if it has not. */
type BySide = Record<EngagementSide, string | null>

export type Engagement = Terms & {
  name: string
  status: EngagementStatus
  /** The account's side. */
  side: EngagementSide
  /** The name is null if the poster deleted the brief. */
  brief: { name: string | null; title: string }
  quote: string
  /** The name of the freelancer's profile; null if the account was deleted. */
  freelancer: string | null
  /** The person of the other side. */
  other: { name: string; picture: string | null }
  agreed: BySide
  done: BySide
  /** When the work counts as done, after one side has said so. */
  done_due: string | null
  /** By the site if the brief ended before both sides agreed. */
  cancelled: { by: EngagementSide | 'site'; reason: string; on: string | null } | null
  /** The moves that the account may make now. */
  may: EngagementAction[]
  conversation: string | null
  /** The address of the work. The freelancer gets it after the hire. */
  address?: string | null
  pincode?: string | null
  /** Where to pay. The poster gets it after the hire. */
  upi_id?: string | null
  reviews: Review[]
  /** The last day to review. */
  review_by: string | null
}

export type Marks = { work: number; time_kept: number; manner: number }

/** A review. The other side's review is missing until both have written one, or the last day is over. */
export type Review = Marks & {
  name: string
  /** The writer's side. */
  side: EngagementSide
  text: string | null
  reply: string | null
  /** When the other side can read it. */
  shown_on: string
}
