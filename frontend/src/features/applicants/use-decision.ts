import { useState } from 'react'
import { type Decision, type DecisionDetails, decideApplication } from '@/entities/candidate/calls'
import { reloadApplicants, reloadCandidate, showApplication } from '@/entities/candidate/hooks'
import { type Move, statusAfter } from '@/entities/candidate/moves'
import type { ApplicationStatus } from '@/entities/candidate/types'
import { sentenceOf } from '@/lib/backend/errors'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'

type After = {
  saved?: () => void
  /** Shows the sentence in place of a toast. */
  failed?: (sentence: string) => void
}

export const notSaved = () => __('This could not be saved. Please try again.')

/**
 * Decides about an application. The status that is to be shows at once, and is taken back where the server refuses; then
 * the lists are read anew, since somebody else may have decided.
 */
export function useDecision(name: string, known: ApplicationStatus) {
  const [made, setMade] = useState<{ status: ApplicationStatus; isSaved: boolean }>()
  const { isRunning, run } = useSingleFlight(
    async (decision: Decision, details?: DecisionDetails, { saved, failed = toast.error }: After = {}) => {
      const isMove = decision !== 'restore' && decision !== 'note'
      if (isMove) setMade({ status: statusAfter(decision), isSaved: false })
      try {
        const { status } = await decideApplication(name, decision, details)
        // Before they say so, what was shown before the decision would come back for a moment.
        await Promise.all([showApplication(name, { status }), reloadCandidate()])
        if (decision !== 'note') setMade(isMove ? { status, isSaved: true } : undefined)
        saved?.()
      } catch (failure) {
        if (isMove) setMade(undefined)
        failed(sentenceOf(failure, notSaved()))
        void reloadApplicants()
        void reloadCandidate()
      }
    },
  )
  return {
    status: made && !made.isSaved ? made.status : known,
    /** Whether it was decided here, and nothing else was decided since. */
    isDecided: made !== undefined && (!made.isSaved || made.status === known),
    isRunning,
    decide: (move: Move, details?: DecisionDetails, after?: After) => run(move, details, after),
    undo: () => run('restore'),
    keepNote: (note: string, after: After) => run('note', { note }, after),
  }
}

export type DecisionState = ReturnType<typeof useDecision>
