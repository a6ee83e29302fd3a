import { useState } from 'react'
import { type Decision, decideApplication } from '@/entities/candidate/calls'
import { reloadDecided } from '@/entities/candidate/hooks'
import { type Move, movesFrom } from '@/entities/candidate/moves'
import type { ApplicationSummary } from '@/entities/candidate/types'
import { useSend } from '@/lib/forms/use-send'

type Deciding = { decision: Decision; names: string[] }

/** Decides on several applications, one after the other. `onDone` is called when all are decided. */
export function useBulkDecisions(onDone: () => void) {
  const [decided, setDecided] = useState<string[]>([])
  const { isRunning, run } = useSend({
    call: async ({ decision, names }: Deciding) => {
      for (const name of names) await decideApplication(name, decision)
    },
    done: (_, { decision, names }) => {
      setDecided(decision === 'restore' ? [] : names)
      onDone()
      return reloadDecided()
    },
    failed: () => void reloadDecided(),
  })
  return {
    isRunning,
    /** Makes the move for those of the applications that can make it. */
    decide(move: Move, applications: readonly ApplicationSummary[]) {
      const names = applications
        .filter(({ status }) => movesFrom(status).includes(move))
        .map(({ name }) => name)
      if (names.length > 0) void run({ decision: move, names })
    },
    /** Undoes the last decisions; undefined before the first. */
    undo: decided.length > 0 ? () => void run({ decision: 'restore', names: decided }) : undefined,
  }
}

export type BulkDecisions = ReturnType<typeof useBulkDecisions>
