import { logAction } from '@/lib/log-action'
import { Button, type ButtonProps } from '@/ui/button'

/** Half of a pair of choices about a candidate; so far the choice is only logged (spec section 4). */
export function DecisionButton({ action, ...button }: ButtonProps & { action: string }) {
  return (
    <Button
      size="sm"
      flex="1"
      paddingInline="2"
      {...button}
      onClick={() => logAction(`${action} candidate`)}
    />
  )
}
