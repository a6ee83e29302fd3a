import { useState } from 'react'
import { type Decision, type DecisionDetails, decideApplication } from '@/entities/candidate/calls'
import { reloadApplicants, reloadCandidate, showApplication } from '@/entities/candidate/hooks'
import { type Move, statusAfter } from '@/entities/candidate/moves'
import type { ApplicationStatus } from '@/entities/candidate/types'
import { useSend } from '@/lib/forms/use-send'
import { toast } from '@/lib/toast'

type After = {
  saved?: () => void
  /** Shows the message instead of a toast. */
  failed?: (sentence: string) => void
}

type Deciding = After & { decision: Decision; details?: DecisionDetails }

const isMove = (decision: Decision): decision is Move => decision !== 'restore' && decision !== 'note'

/**
 * Decides on an application. The new status shows at once and is reverted if the server refuses. Then the lists are
 * read again, since somebody else may have decided.
 */
export function useDecision(name: string, known: ApplicationStatus) {
  const [made, setMade] = useState<{ status: ApplicationStatus; isSaved: boolean; at: number }>()
  const { isRunning, run } = useSend({
    call: ({ decision, details }: Deciding) => {
      if (isMove(decision)) setMade({ status: statusAfter(decision), isSaved: false, at: Date.now() })
      return decideApplication(name, decision, details)
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
    decide: (decision: Move, details?: DecisionDetails, after?: After) =>
      run({ decision, details, ...after }),
    undo: () => run({ decision: 'restore' }),
    keepNote: (note: string, after: After) => run({ decision: 'note', details: { note }, ...after }),
  }
}

export type DecisionState = ReturnType<typeof useDecision>
