import { reloadDecided } from '@/entities/candidate/hooks'
import { movesFrom } from '@/entities/candidate/moves'
import type { ApplicationSummary } from '@/entities/candidate/types'
import { offerInterviews } from '@/entities/interview/offer'
import { InterviewButton } from '@/entities/interview/parts'
import { __ } from '@/lib/i18n/translate'

/** The names of the applications that can be invited, by job. Those already invited are left to their own cards. */
export function invitedByJob(chosen: readonly ApplicationSummary[]): Map<string, string[]> {
  const byJob = new Map<string, string[]>()
  for (const { job, name, status } of chosen)
    if (status !== 'Interview' && movesFrom(status).includes('interview'))
      byJob.set(job, [...(byJob.get(job) ?? []), name])
  return byJob
}

type OfferTimesProps = {
  chosen: readonly ApplicationSummary[]
  /** Called when all have been invited. */
  onDone: () => void
}

/** Offers times to several applicants, each of whom chooses one. */
export function OfferTimes({ chosen, onDone }: OfferTimesProps) {
  const byJob = invitedByJob(chosen)
  const people = [...byJob.values()].flat().length
  return (
    <InterviewButton
      variant="outline"
      label={__('Offer times')}
      title={__('Offer times')}
      disabled={people === 0}
      mode="offer"
      people={people}
      call={async (slots) => {
        for (const names of byJob.values()) await offerInterviews(names, slots)
      }}
      done={() => {
        onDone()
        return reloadDecided()
      }}
      failed={() => void reloadDecided()}
    />
  )
}
