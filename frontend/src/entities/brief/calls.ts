import { get, post } from '@/lib/backend/call'
import { pagesOf } from '@/lib/backend/pages-of'
import { publicPages, publicRecord } from '@/lib/backend/public-get'
import type { News } from '@/lib/boot'
import type {
  Brief,
  BriefCard,
  BriefStatus,
  Engagement,
  Marks,
  OwnBrief,
  OwnQuote,
  Quote,
  QuoteStatus,
  ReceivedQuote,
  Review,
  Terms,
} from './types'

/** The filters of `list_briefs`, as of a list of jobs. */
export type BriefFilters = Partial<
  Record<'search' | 'category' | 'pincode' | 'radius_km' | 'order' | 'to_quote', string>
>

export const publicBriefs = (filters: BriefFilters) =>
  publicPages<BriefCard>('job_portal.api.list_briefs', filters)

export const publicBrief = (name: string) => publicRecord<Brief>('job_portal.api.get_brief', name)

/** The fields of a brief that its poster writes; '' clears one. */
export type BriefFields = Record<
  'category' | 'title' | 'description' | 'pincode' | 'address' | 'when' | 'on' | 'budget_unit',
  string
> & { budget_max: number | ''; people: number; is_remote: boolean }

export type SavedBrief = News & {
  name: string
  status: BriefStatus
  modified?: string
  valid_through: string | null
  url?: string
}

/** Publishes a brief, unless the server holds it. Repeating it with the same key returns the first one. */
export const postBrief = (fields: BriefFields, client_key: string) =>
  post<SavedBrief>('job_portal.api.post_brief', { ...fields, client_key })

/** Changes a brief. Omitted fields keep their values. */
export const updateBrief = (name: string, changes: Partial<BriefFields> & { modified?: string }) =>
  post<SavedBrief>('job_portal.api.update_brief', { name, ...changes })

/** Replaces the brief's pictures with these uploaded ones, in this order. */
export const setBriefPictures = (name: string, pictures: string[]) =>
  post<SavedBrief>('job_portal.api.update_brief', { name, pictures })

export const closeBrief = (name: string) => post<SavedBrief>('job_portal.api.close_brief', { name })

/** Publishes a closed or expired brief again. */
export const repostBrief = (name: string) => post<SavedBrief>('job_portal.api.repost_brief', { name })

/** A page of the account's briefs, newest first. */
export const listMyBriefs = pagesOf<OwnBrief>('job_portal.api.get_my_briefs', {})

/** The quotes for a brief of the account. */
export const listQuotes = (brief: string) => pagesOf<ReceivedQuote>('job_portal.api.get_quotes', { brief })

/** The quotes that the account sent, newest first. */
export const listMyQuotes = (status?: string) => pagesOf<OwnQuote>('job_portal.api.get_my_quotes', { status })

/** Asks a freelancer for a quote. */
export const inviteFreelancer = (brief: string, freelancer: string) =>
  post<unknown>('job_portal.api.invite_freelancer', { brief, freelancer })

export type QuoteFields = Pick<Quote, 'amount' | 'unit'> &
  Partial<Pick<Quote, 'earliest_on' | 'included' | 'not_included' | 'question'>>

type SavedQuote = { name: string; status: QuoteStatus }

/** Sends a quote. Repeating it with the same key returns the first one. */
export const sendQuote = (brief: string, fields: QuoteFields, client_key: string) =>
  post<SavedQuote>('job_portal.api.send_quote', { brief, ...fields, client_key })

export const withdrawQuote = (name: string) => post<SavedQuote>('job_portal.api.withdraw_quote', { name })

/** Accepts a quote, which creates an engagement with its terms, or declines it. */
export const decideQuote = (name: string, decision: 'accept' | 'decline') =>
  post<SavedQuote & { engagement: string | null }>('job_portal.api.decide_quote', { name, decision })

/** A page of the account's engagements on both sides, newest first. */
export const listEngagements = pagesOf<Engagement>('job_portal.api.get_engagements', {})

export const getEngagement = (name: string) => get<Engagement>('job_portal.api.get_engagement', { name })

/** Agrees to these terms. Changed terms cancel both earlier agreements. */
export const agreeEngagement = (name: string, terms: Terms) =>
  post<Engagement>('job_portal.api.agree_engagement', { name, terms })

export const startEngagement = (name: string) => post<Engagement>('job_portal.api.start_engagement', { name })

/** Says for the account's side that the work is done. */
export const finishEngagement = (name: string) =>
  post<Engagement>('job_portal.api.finish_engagement', { name })

export const cancelEngagement = (name: string, reason: string) =>
  post<Engagement>('job_portal.api.cancel_engagement', { name, reason })

type Reviewed = Pick<Review, 'name' | 'shown_on'>

/** Reviews the other side. */
export const reviewEngagement = (name: string, review: Marks & { text: string }) =>
  post<Reviewed>('job_portal.api.review_engagement', { name, ...review })

export const replyReview = (review: string, text: string) =>
  post<Reviewed>('job_portal.api.reply_review', { review, text })

export const reportBrief = (brief: string, reason: string) =>
  post<unknown>('job_portal.api.report_brief', { brief, reason })

/** The other side's number. The server logs each look. */
export const revealNumber = (engagement: string) =>
  post<{ phone: string }>('job_portal.api.reveal_phone', { engagement })
