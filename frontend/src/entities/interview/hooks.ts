import { useHasLiveAccount } from '@/entities/market/hooks'
import { changeItems, refresh, refreshAll, useList } from '@/lib/backend/reading'
import { dayKey, today } from '@/lib/time'
import { getInterview, type InterviewsQuery, interviewOf, listInterviews } from './calls'
import type { Interview, InterviewRef, Side } from './types'

const NOUN = 'interviews'

/** An interview, as a list: an application may have none. */
export const useInterview = (of: InterviewRef) =>
  useList<Interview>([NOUN, ...Object.values(of)], () =>
    'interview' in of ? getInterview(of.interview) : interviewOf(of.application),
  )

function useOwn({ side, from, to }: InterviewsQuery) {
  const key = useHasLiveAccount() ? [NOUN, side, from ?? null, to ?? null] : null
  return useList<Interview>(key, listInterviews({ side, from, to }), {
    // A company's list contains other people's data.
    isForOffline: side === 'searcher',
  })
}

/** The interviews of today and later, and those without a chosen time. */
export const useComingInterviews = (side: Side) => useOwn({ side, from: today() })

const OPEN = ['Offered', 'Other time', 'Booked']

/** A job searcher's interviews that are still to come, or whose time is not chosen; undefined until known. */
export function useOpenInterviews(): Interview[] | undefined {
  const { data, error } = useComingInterviews('searcher')
  return data?.filter(({ status }) => OPEN.includes(status)) ?? (error === undefined ? undefined : [])
}

/** The interviews before today. */
export const usePastInterviews = (side: Side) => useOwn({ side, to: dayBefore(today()) })

/** '2026-11-25' for '2026-11-26'. */
function dayBefore(day: string): string {
  const moment = new Date(`${day}T00:00Z`)
  moment.setUTCDate(moment.getUTCDate() - 1)
  return moment.toISOString().slice(0, 10)
}

export const isToday = ({ starts }: Interview): boolean => starts !== null && dayKey(starts) === today()

/** Shows a changed interview at once, then reloads what contains it. */
export async function showInterview(changed: Interview): Promise<void> {
  await changeItems<Interview>(NOUN, (known) =>
    known.interview === changed.interview ? { ...known, ...changed } : known,
  )
  void refreshAll()
}

export const reloadInterviews = () => refresh(NOUN)
