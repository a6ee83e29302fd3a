import { useState } from 'react'
import { decideMatch } from '@/entities/candidate/calls'
import { reloadMatches, showInvited } from '@/entities/candidate/hooks'
import { moveLabels } from '@/entities/candidate/moves'
import type { Match } from '@/entities/candidate/types'
import { sentenceOf } from '@/lib/backend/errors'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Button } from '@/ui/button'
import { Tag } from '@/ui/tag'
import { takeFocus } from '@/ui/take-focus'
import { notSaved } from './use-decision'

const CHOICES = ['ignore', 'select'] as const

type MatchButtonsProps = {
  /** Of the person: to the ear the buttons are of this one. */
  name: string
  match: Match
}

/** Invites somebody who fits a job, or shows them no more for it. */
export function MatchButtons({ name, match: { job, searcher, isInvited } }: MatchButtonsProps) {
  const [decided, setDecided] = useState<(typeof CHOICES)[number]>()
  const { isRunning, run } = useSingleFlight(async (decision: (typeof CHOICES)[number]) => {
    try {
      await decideMatch(job, searcher, decision)
      setDecided(decision)
      if (decision === 'select') await showInvited(searcher)
    } catch (failure) {
      toast.error(sentenceOf(failure, notSaved()))
      void reloadMatches()
    }
  })
  if (decided || isInvited) {
    return (
      <Tag ref={decided && takeFocus} tabIndex={-1} alignSelf="center" marginInlineStart="auto" role="status">
        {decided === 'ignore' ? __('Ignored') : __('Invited')}
      </Tag>
    )
  }
  return CHOICES.map((choice) => (
    <Button
      key={choice}
      size="sm"
      flex="1"
      paddingInline="2"
      variant={choice === 'ignore' ? 'outline' : 'primary'}
      busy={isRunning}
      aria-label={`${moveLabels[choice]()} ${name}`}
      onClick={() => run(choice)}
    >
      {moveLabels[choice]()}
    </Button>
  ))
}
