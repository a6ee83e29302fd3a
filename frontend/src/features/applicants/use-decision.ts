import { useState } from 'react'
import {
  type Decided,
  type Decision,
  type DecisionDetails,
  decideApplication,
} from '@/entities/candidate/calls'
import { reloadApplicants, reloadCandidate, showApplication } from '@/entities/candidate/hooks'
import { type Move, statusAfter } from '@/entities/candidate/moves'
import type { ApplicationStatus } from '@/entities/candidate/types'
import { offerInterviews } from '@/entities/interview/offer'
import type { NewSlot } from '@/entities/interview/types'
import { useSend } from '@/lib/forms/use-send'
import { toast } from '@/lib/toast'

type After = {
  saved?: () => void
  /** Shows the message instead of a toast. */
  failed?: (sentence: string) => void
}

type Deciding = After & { decision: Decision; details?: DecisionDetails; slots?: readonly NewSlot[] }

const isMove = (decision: Decision): decision is Move => decision !== 'restore' && decision !== 'note'

/**
 * Decides on an application. The new status shows at once and is reverted if the server refuses. Then the lists are
 * read again, since somebody else may have decided.
 */
export function useDecision(name: string, known: ApplicationStatus) {
  const [made, setMade] = useState<{ status: ApplicationStatus; isSaved: boolean; at: number }>()
  const { isRunning, run } = useSend({
    call: async ({ decision, details, slots }: Deciding): Promise<Pick<Decided, 'status'>> => {
      if (isMove(decision)) setMade({ status: statusAfter(decision), isSaved: false, at: Date.now() })
      if (!slots) return decideApplication(name, decision, details)
      await offerInterviews([name], slots)
      return { status: statusAfter(decision as Move) }
    },
    done: async ({ status }, { decision, details, saved }) => {
      const { interview_at: at, place } = details ?? {}
      const change = { status, ...(at && place && { interview: { at, place } }) }
      // Wait for these, or the old status would flash up.
      await Promise.all([showApplication(name, change), reloadCandidate()])
      if (decision !== 'note')
        setMade((now) => (isMove(decision) && now ? { ...now, status, isSaved: true } : undefined))
      saved?.()
    },
    failed: ({ message }, { decision, failed = toast.error }) => {
      if (isMove(decision)) setMade(undefined)
      failed(message)
      void reloadApplicants()
      void reloadCandidate()
    },
    toasts: false,
  })
  // Made here, and still the latest.
  const latest = made && (!made.isSaved || made.status === known) ? made : undefined
  return {
    status: made && !made.isSaved ? made.status : known,
    isDecided: latest !== undefined,
    /** When the person was hired here, in epoch milliseconds. */
    hiredAt: latest?.status === 'Selected' ? latest.at : undefined,
    isRunning,
    decide: (decision: Move) => run({ decision }),
    /** Books the interview at the only time, or offers several to choose from. */
    invite: (slots: readonly NewSlot[], after: After) => {
      const [only, second] = slots
      const booked = only && !second && { interview_at: only.starts, place: only.place }
      return run({ decision: 'interview', ...(booked ? { details: booked } : { slots }), ...after })
    },
    undo: () => run({ decision: 'restore' }),
    keepNote: (note: string, after: After) => run({ decision: 'note', details: { note }, ...after }),
  }
}

export type DecisionState = ReturnType<typeof useDecision>
