import { type Move, moveLabels, moveNames } from '@/entities/candidate/moves'
import type { Candidate } from '@/entities/candidate/types'
import { logAction } from '@/lib/log-action'
import { Button, type ButtonProps } from '@/ui/button'

type DecisionButtonProps = Pick<ButtonProps, 'variant'> & {
  action: Move
  candidate: Candidate
}

/** One of two decisions about a sample candidate. It is only logged (docs/behaviour.md#candidates). */
export function DecisionButton({ action, candidate, variant }: DecisionButtonProps) {
  return (
    <Button
      size="sm"
      grow
      paddingInline="2"
      variant={variant}
      aria-label={moveNames[action](candidate.name)}
      onClick={() => logAction(`${action} candidate`)}
    >
      {moveLabels[action]()}
    </Button>
  )
}
