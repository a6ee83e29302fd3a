import type { FreelancerCard } from '@/entities/freelancer/types'
import type { PriceUnit } from '@/entities/pay/pay'
import type { Fit } from '@/ui/reasons'

export type BriefStatus = 'Live' | 'Closed' | 'Expired' | 'Held' | 'Removed' | 'Hired'

/** Work that somebody needs done, as a list shows it. Dates and times are in the site's zone. */
export type BriefCard = {
  name: string
  title: string
  /** The concept of its trade, such as plumber; '' without one. */
  category: string
  city: string | null
  state: string | null
  /** For its poster and for hired freelancers. */
  pincode: string | null
  distance_km?: number | null
  /** Whether the day is fixed: `on`. */
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
  /** For a freelancer. */
  fit?: Fit | null
}

/** A brief of the account. */
export type OwnBrief = BriefCard & { hired: number; modified: string }

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
  /** For the poster alone. */
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
  /** The conversation about it; null before the poster's first message. */
  conversation: string | null
  /** The engagement that its acceptance made. */
  engagement: string | null
}

/** A quote, as the poster reads it. */
export type ReceivedQuote = Quote & {
  may: ('accept' | 'decline')[]
  /** Null when the account was deleted. */
  freelancer: FreelancerCard | null
  fit?: Fit | null
}

/** A quote, as its freelancer reads it; the brief of a deleted account is null. */
export type OwnQuote = Quote & { brief: BriefCard | null; may: ('withdraw' | 'send')[] }

type EngagementSide = 'poster' | 'freelancer'

type EngagementStatus = 'Proposed' | 'Agreed' | 'Started' | 'Done' | 'Cancelled'

/** The terms of an engagement. */
export type Terms = { scope: string; price: number; unit: PriceUnit; on: string | null }

type EngagementAction = 'agree' | 'start' | 'finish' | 'cancel' | 'review' | 'reply' | 'call'

/** A time each side did something; null before that. */
type BySide = Record<EngagementSide, string | null>

export type Engagement = Terms & {
  name: string
  status: EngagementStatus
  /** The account's own side. */
  side: EngagementSide
  /** Without a name when its poster deleted it. */
  brief: { name: string | null; title: string }
  quote: string
  /** The name of the freelancer's profile; null when the account was deleted. */
  freelancer: string | null
  /** The person of the other side. */
  other: { name: string; picture: string | null }
  agreed: BySide
  done: BySide
  /** When it counts as done, after one side has said so. */
  done_due: string | null
  /** By the site, where the brief ended before both agreed. */
  cancelled: { by: EngagementSide | 'site'; reason: string; on: string | null } | null
  /** The moves that the account may make now. */
  may: EngagementAction[]
  conversation: string | null
  /** Where the work is: for the freelancer, after the hire. */
  address?: string | null
  pincode?: string | null
  /** Where to pay: for the poster, after the hire. */
  upi_id?: string | null
  reviews: Review[]
  /** The last day to review. */
  review_by: string | null
}

export type Marks = { work: number; time_kept: number; manner: number }

/** A review of the other side. The other's is there once it is shown: both have written, or the last day is over. */
export type Review = Marks & {
  name: string
  /** The writer's side. */
  side: EngagementSide
  text: string | null
  reply: string | null
  /** The time from which the other side reads it. */
  shown_on: string
}
