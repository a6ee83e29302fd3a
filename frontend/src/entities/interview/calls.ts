import { get, post } from '@/lib/backend/call'
import { pagesOf } from '@/lib/backend/pages-of'
import type { Page } from '@/lib/backend/reading'
import type { Interview, Side } from './types'

const METHOD = 'job_portal.api.get_interviews'

/** The account's interviews on one side. The dates are the first and the last day. */
export type InterviewsQuery = { side: Side; from?: string; to?: string }

/** A page of the account's interviews. */
export const listInterviews = (query: InterviewsQuery) => pagesOf<Interview>(METHOD, query)

/** One interview by its name. */
export const getInterview = (interview: string) => get<Page<Interview>>(METHOD, { interview })

let asked: string[] = []
let answer: Promise<Page<Interview>> | undefined

/** The interview of an application. Cards of one list share a call. */
export async function interviewOf(application: string): Promise<Page<Interview>> {
  asked.push(application)
  answer ??= Promise.resolve().then(() => {
    const names = asked.join(',')
    asked = []
    answer = undefined
    return get<Page<Interview>>(METHOD, { application: names })
  })
  const { items } = await answer
  return { items: items.filter((each) => each.application === application), next: null }
}

/** The applicant's answer. */
export const answerInterview = (
  interview: string,
  reply: { answer: 'book'; slot: string } | { answer: 'other'; wish: string } | { answer: 'decline' },
) => post<Interview>('job_portal.api.answer_interview', { interview, ...reply })

/** The company's change. */
export const changeInterview = (
  interview: string,
  change: { change: 'book'; starts: string; place: string } | { change: 'cancel' },
) => post<Interview>('job_portal.api.change_interview', { interview, ...change })

export type Mark = 'late' | 'came' | 'missed' | 'undo'

export const markInterview = (interview: string, mark: Mark) =>
  post<Interview>('job_portal.api.mark_interview', { interview, mark })

/** Saves an interview as a file for the device's calendar. */
export async function saveCalendar(interview: string): Promise<void> {
  const address = `/api/method/job_portal.api.get_interview_calendar?${new URLSearchParams({ interview })}`
  // Loaded at the tap: few people need it.
  const { getFile, saveFile } = await import('@/lib/backend/get-file')
  saveFile(await getFile(address), 'interview.ics')
}
