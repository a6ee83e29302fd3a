import { useState } from 'react'
import { decideMatch } from '@/entities/candidate/calls'
import { reloadMatches, showInvited } from '@/entities/candidate/hooks'
import type { Match } from '@/entities/candidate/types'
import { outlastDoubleTap } from '@/lib/forms/double-tap'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Tag } from '@/ui/tag'
import { takeFocus } from '@/ui/take-focus'
import { MoveButton } from './move-button'

const CHOICES = ['ignore', 'select'] as const

type Decision = (typeof CHOICES)[number] | 'restore'

type MatchButtonsProps = {
  /** The person's name. */
  name: string
  match: Match
}

/** Invites a match, or hides them for this job. Only hiding can be undone. */
export function MatchButtons({ name, match: { job, searcher, invited } }: MatchButtonsProps) {
  const [decided, setDecided] = useState<Decision>()
  const { isRunning, run } = useSend({
    call: (decision: Decision) => outlastDoubleTap(decideMatch(job, searcher, decision)),
    done: (_, decision) => {
      setDecided(decision)
      if (decision === 'select') return showInvited(searcher)
    },
    failed: () => void reloadMatches(),
  })
  if (decided === 'ignore')
    return (
      <>
        <Tag alignSelf="center" role="status">
          {__('Ignored')}
        </Tag>
        <Button
          ref={takeFocus}
          size="sm"
          grow
          variant="outline"
          busy={isRunning}
          aria-label={__('Undo {0}', [name])}
          onClick={() => run('restore')}
        >
          {__('Undo')}
        </Button>
      </>
    )
  if (decided === 'select' || invited)
    return (
      <Tag ref={decided && takeFocus} tabIndex={-1} alignSelf="center" marginInlineStart="auto" role="status">
        {__('Invited')}
      </Tag>
    )
  return CHOICES.map((choice) => (
    <MoveButton
      key={choice}
      move={choice === 'select' ? 'invite' : choice}
      name={name}
      ref={decided && choice === 'ignore' ? takeFocus : undefined}
      variant={choice === 'ignore' ? 'outline' : 'primary'}
      busy={isRunning}
      onClick={() => run(choice)}
    />
  ))
}
