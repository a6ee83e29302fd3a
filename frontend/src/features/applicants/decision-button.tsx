import type { Candidate } from '@/entities/candidate/types'
import { __ } from '@/lib/i18n/translate'
import { logAction } from '@/lib/log-action'
import { Button, type ButtonProps } from '@/ui/button'

const labels = { ignore: __('Ignore'), select: __('Select'), shortlist: __('Shortlist') }

type DecisionButtonProps = Pick<ButtonProps, 'variant'> & {
  action: keyof typeof labels
  candidate: Candidate
}

/** Half of a pair of choices about a candidate; so far the choice is only logged (spec section 4). */
export function DecisionButton({ action, candidate, variant }: DecisionButtonProps) {
  return (
    <Button
      size="sm"
      flex="1"
      paddingInline="2"
      variant={variant}
      // All cards have the same words: to the ear they are of this person.
      aria-label={`${labels[action]} ${candidate.name}`}
      onClick={() => logAction(`${action} candidate`)}
    >
      {labels[action]}
    </Button>
  )
}
