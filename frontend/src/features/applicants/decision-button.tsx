import type { Candidate } from '@/entities/candidate/types'
import { __ } from '@/lib/i18n/translate'
import { logAction } from '@/lib/log-action'
import { Button, type ButtonProps } from '@/ui/button'

const labels = { ignore: () => __('Ignore'), select: () => __('Select'), shortlist: () => __('Shortlist') }

type DecisionButtonProps = Pick<ButtonProps, 'variant'> & {
  action: keyof typeof labels
  candidate: Candidate
}

/** One of two choices about a candidate. It is only logged (docs/behaviour.md#candidates). */
export function DecisionButton({ action, candidate, variant }: DecisionButtonProps) {
  return (
    <Button
      size="sm"
      grow
      paddingInline="2"
      variant={variant}
      // All cards have the same words: to the ear they are of this person.
      aria-label={`${labels[action]()} ${candidate.name}`}
      onClick={() => logAction(`${action} candidate`)}
    >
      {labels[action]()}
    </Button>
  )
}
