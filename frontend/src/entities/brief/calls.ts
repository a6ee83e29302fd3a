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
export type BriefFilters = Partial<Record<'search' | 'category' | 'pincode' | 'radius_km' | 'order', string>>

/** The live briefs. */
export const publicBriefs = (filters: BriefFilters) =>
  publicPages<BriefCard>('job_portal.api.list_briefs', filters)

/** A brief, as everybody reads it. */
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

/** Publishes a brief, unless the server holds it. A repeat with the same key returns the first one. */
export const postBrief = (fields: BriefFields, client_key: string) =>
  post<SavedBrief>('job_portal.api.post_brief', { ...fields, client_key })

/** Changes a brief; omitted fields keep their values. Rejects with a BackendError. */
export const updateBrief = (name: string, changes: Partial<BriefFields> & { modified?: string }) =>
  post<SavedBrief>('job_portal.api.update_brief', { name, ...changes })

/** Keeps these uploaded pictures, in their order. Rejects with a BackendError. */
export const setBriefPictures = (name: string, pictures: string[]) =>
  post<SavedBrief>('job_portal.api.update_brief', { name, pictures })

/** Rejects with a BackendError. */
export const closeBrief = (name: string) => post<SavedBrief>('job_portal.api.close_brief', { name })

/** Publishes a closed or expired brief again. Rejects with a BackendError. */
export const repostBrief = (name: string) => post<SavedBrief>('job_portal.api.repost_brief', { name })

/** A page of the account's briefs, newest first. Rejects with a BackendError. */
export const listMyBriefs = (status?: string) => pagesOf<OwnBrief>('job_portal.api.get_my_briefs', { status })

/** The quotes for a brief of the account. Rejects with a BackendError. */
export const listQuotes = (brief: string) => pagesOf<ReceivedQuote>('job_portal.api.get_quotes', { brief })

/** The quotes that the account sent, newest first. Rejects with a BackendError. */
export const listMyQuotes = (status?: string) => pagesOf<OwnQuote>('job_portal.api.get_my_quotes', { status })

/** Asks a freelancer for a quote. Rejects with a BackendError. */
export const inviteFreelancer = (brief: string, freelancer: string) =>
  post<unknown>('job_portal.api.invite_freelancer', { brief, freelancer })

export type QuoteFields = Pick<Quote, 'amount' | 'unit'> &
  Partial<Pick<Quote, 'earliest_on' | 'included' | 'not_included' | 'question'>>

type SavedQuote = { name: string; status: QuoteStatus }

/** Sends a quote. A repeat with the same key returns the first one. */
export const sendQuote = (brief: string, fields: QuoteFields, client_key: string) =>
  post<SavedQuote>('job_portal.api.send_quote', { brief, ...fields, client_key })

/** Rejects with a BackendError. */
export const withdrawQuote = (name: string) => post<SavedQuote>('job_portal.api.withdraw_quote', { name })

/** Accepts a quote, which proposes its terms as an engagement, or declines it. Rejects with a BackendError. */
export const decideQuote = (name: string, decision: 'accept' | 'decline') =>
  post<SavedQuote & { engagement: string | null }>('job_portal.api.decide_quote', { name, decision })

/** A page of the account's engagements of both sides, newest first. Rejects with a BackendError. */
export const listEngagements = (status?: string) =>
  pagesOf<Engagement>('job_portal.api.get_engagements', { status })

/** Rejects with a BackendError. */
export const getEngagement = (name: string) => get<Engagement>('job_portal.api.get_engagement', { name })

/** Agrees to these terms; terms that differ take back both earlier agreements. Rejects with a BackendError. */
export const agreeEngagement = (name: string, terms: Terms) =>
  post<Engagement>('job_portal.api.agree_engagement', { name, terms })

/** Rejects with a BackendError. */
export const startEngagement = (name: string) => post<Engagement>('job_portal.api.start_engagement', { name })

/** Calls the work done in the name of the account's side. Rejects with a BackendError. */
export const finishEngagement = (name: string) =>
  post<Engagement>('job_portal.api.finish_engagement', { name })

/** Rejects with a BackendError. */
export const cancelEngagement = (name: string, reason: string) =>
  post<Engagement>('job_portal.api.cancel_engagement', { name, reason })

type Reviewed = Pick<Review, 'name' | 'shown_on'>

/** Reviews the other side. Rejects with a BackendError. */
export const reviewEngagement = (name: string, review: Marks & { text: string }) =>
  post<Reviewed>('job_portal.api.review_engagement', { name, ...review })

/** Rejects with a BackendError. */
export const replyReview = (review: string, text: string) =>
  post<Reviewed>('job_portal.api.reply_review', { review, text })

/** Rejects with a BackendError. */
export const reportBrief = (brief: string, reason: string) =>
  post<unknown>('job_portal.api.report_brief', { brief, reason })

/** The other side's number. The server logs each look. Rejects with a BackendError. */
export const revealNumber = (engagement: string) =>
  post<{ phone: string }>('job_portal.api.reveal_phone', { engagement })
