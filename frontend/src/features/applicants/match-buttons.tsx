import { useState } from 'react'
import { decideMatch } from '@/entities/candidate/calls'
import { reloadMatches, showInvited } from '@/entities/candidate/hooks'
import { moveLabels, moveNames } from '@/entities/candidate/moves'
import type { Match } from '@/entities/candidate/types'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Tag } from '@/ui/tag'
import { takeFocus } from '@/ui/take-focus'

const CHOICES = ['ignore', 'select'] as const

type Decision = (typeof CHOICES)[number] | 'restore'

type MatchButtonsProps = {
  /** The person's name. */
  name: string
  match: Match
}

/** Invites a match, or hides them for this job. Only the latter can be undone. */
export function MatchButtons({ name, match: { job, searcher, isInvited } }: MatchButtonsProps) {
  const [decided, setDecided] = useState<Decision>()
  const { isRunning, run } = useSend({
    call: (decision: Decision) => decideMatch(job, searcher, decision),
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
  if (decided === 'select' || isInvited)
    return (
      <Tag ref={decided && takeFocus} tabIndex={-1} alignSelf="center" marginInlineStart="auto" role="status">
        {__('Invited')}
      </Tag>
    )
  return CHOICES.map((choice) => (
    <Button
      key={choice}
      ref={decided && choice === 'ignore' ? takeFocus : undefined}
      size="sm"
      grow
      paddingInline="2"
      variant={choice === 'ignore' ? 'outline' : 'primary'}
      busy={isRunning}
      aria-label={moveNames[choice](name)}
      onClick={() => run(choice)}
    >
      {moveLabels[choice]()}
    </Button>
  ))
}
