import { useState } from 'react'
import { reloadApplicants, reloadCandidate } from '@/entities/candidate/hooks'
import { movesFrom } from '@/entities/candidate/moves'
import type { ApplicationSummary } from '@/entities/candidate/types'
import { offerInterviews } from '@/entities/interview/offer'
import { InterviewDialog } from '@/entities/interview/parts'
import type { NewSlot } from '@/entities/interview/types'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'

/** The names of the applications that can be invited, by their job. Who was invited is asked again on the own card. */
export function invitedByJob(chosen: readonly ApplicationSummary[]): Map<string, string[]> {
  const byJob = new Map<string, string[]>()
  for (const { job, name, status } of chosen)
    if (status !== 'Interview' && movesFrom(status).includes('interview'))
      byJob.set(job, [...(byJob.get(job) ?? []), name])
  return byJob
}

type OfferTimesProps = {
  chosen: readonly ApplicationSummary[]
  /** Runs once all are asked. */
  onDone: () => void
}

/** Offers times to several applicants, each of whom chooses one. */
export function OfferTimes({ chosen, onDone }: OfferTimesProps) {
  const [isOpen, setOpen] = useState(false)
  const byJob = invitedByJob(chosen)
  const people = [...byJob.values()].flat().length
  const reload = () => Promise.all([reloadApplicants(), reloadCandidate()])
  const { isRunning, run } = useSend<void, { slots: NewSlot[]; failed: (sentence: string) => void }>({
    call: async ({ slots }) => {
      for (const names of byJob.values()) await offerInterviews(names, slots)
    },
    done: () => {
      setOpen(false)
      onDone()
      return reload()
    },
    failed: ({ message }, { failed }) => {
      failed(message)
      void reload()
      return true
    },
  })
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={people === 0}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {__('Offer times')}
      </Button>
      <InterviewDialog
        title={__('Offer times')}
        mode="offer"
        people={people}
        isOpen={isOpen}
        isSaving={isRunning}
        onClose={() => isRunning || setOpen(false)}
        onSave={(slots, failed) => void run({ slots, failed })}
      />
    </>
  )
}
