import { useState } from 'react'
import { decideApplication } from '@/entities/candidate/calls'
import { reloadCandidate, reloadDecided, showApplication } from '@/entities/candidate/hooks'
import { type Move, statusAfter } from '@/entities/candidate/moves'
import type { ApplicationStatus, ApplicationSummary } from '@/entities/candidate/types'
import { offerInterviews } from '@/entities/interview/offer'
import type { NewSlot } from '@/entities/interview/types'
import { outlastDoubleTap } from '@/lib/forms/double-tap'
import { useQuestion } from '@/lib/forms/use-question'
import { useSend } from '@/lib/forms/use-send'

type Change = Pick<ApplicationSummary, 'status' | 'interview_at' | 'place'>

/** Shows a decision in all lists. They reload before its undo shows; otherwise the old status would flash up. */
export const showDecision = (name: string, change: Partial<Change>) =>
  Promise.all([showApplication(name, change), reloadCandidate()])

/** Decides on an application. The new status shows at once and is reverted if the server refuses. */
export function useDecision(name: string, known: ApplicationStatus) {
  const [made, setMade] = useState<{ status: ApplicationStatus; isSaved: boolean; at: number }>()
  const make = (move: Move) => setMade({ status: statusAfter(move), isSaved: false, at: Date.now() })
  async function done(change: Change) {
    const { status } = change
    await showDecision(name, change)
    setMade((now) => (now && !now.isSaved ? { ...now, status, isSaved: true } : undefined))
  }
  function failed() {
    setMade((now) => (now?.isSaved ? now : undefined))
    void reloadDecided()
  }
  const deciding = useSend({
    call: (decision: Move | 'restore') => {
      if (decision !== 'restore') make(decision)
      return outlastDoubleTap(decideApplication(name, decision))
    },
    done,
    failed,
  })
  /** Books the interview at the only time, or offers several to choose from. */
  const inviting = useQuestion({
    call: async (slots: NewSlot[]): Promise<Change> => {
      make('interview')
      const [only, second] = slots
      if (!only || second) {
        await offerInterviews([name], slots)
        return { status: statusAfter('interview') }
      }
      const time = { interview_at: only.starts, place: only.place }
      const { status } = await decideApplication(name, 'interview', time)
      return { status, ...time }
    },
    done,
    failed,
  })
  // Made on this screen, and not replaced by a later one.
  const latest = made && (!made.isSaved || made.status === known) ? made : undefined
  return {
    status: made && !made.isSaved ? made.status : known,
    isDecided: latest !== undefined,
    /** When the person was hired on this screen, in epoch milliseconds. */
    hiredAt: latest?.status === 'Selected' ? latest.at : undefined,
    isRunning: deciding.isRunning || inviting.isRunning,
    decide: (decision: Move) => deciding.run(decision),
    undo: () => deciding.run('restore'),
    inviting,
  }
}

export type DecisionState = ReturnType<typeof useDecision>
