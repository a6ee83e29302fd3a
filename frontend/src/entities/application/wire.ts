import { type WireWalkIn, walkInOf } from '@/entities/job/walk-in'
import { placeInWords } from '@/lib/format'
import { pathWithin } from '@/lib/routes'
import type { ApplicationStatus, AppliedJob, Contact, HistoryEntry } from './types'

type Text = string | null | undefined

/** A job card of `get_applications`. */
export type WireAppliedJob = WireWalkIn & {
  name: string
  title: string
  category: string
  company_name?: Text
  company_logo?: Text
  city?: Text
  state?: Text
  work_location_type?: Text
  /** The canonical address of the job. */
  url?: string
  application: string
  status: ApplicationStatus
  applied_on: string
  seen_on?: Text
  history: HistoryEntry[]
  interview_at?: Text
  place?: Text
  contact?: Contact | null
  job_status: string
}

/** Converts a card of the wire for My Jobs. */
export function appliedJobOf(card: WireAppliedJob): AppliedJob {
  return {
    id: card.name,
    path: (card.url && pathWithin(card.url)) || undefined,
    title: card.title,
    category: card.category,
    location: placeInWords(card),
    imageUrl: card.company_logo ?? undefined,
    companyName: card.company_name ?? undefined,
    application: {
      name: card.application,
      status: card.status,
      appliedOn: card.applied_on,
      seenOn: card.seen_on ?? undefined,
      history: card.history,
      interviewAt: card.interview_at ?? undefined,
      place: card.place ?? undefined,
      contact: card.contact ?? undefined,
      walkIn: walkInOf(card),
      isJobLive: card.job_status === 'Live',
    },
  }
}
