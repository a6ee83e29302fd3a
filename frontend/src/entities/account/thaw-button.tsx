import { refreshAll } from '@/lib/backend/reading'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Button } from '@/ui/button'
import { thawAccount } from './own-data'

/** Ends the freeze of the account. */
export function ThawButton() {
  const { isRunning, run } = useSend({
    call: thawAccount,
    done: () => {
      toast.success(__('Your account is back, as it was.'))
      return refreshAll()
    },
    otherwise: () => __('This could not be saved. Please try again.'),
  })
  return (
    <Button size="sm" busy={isRunning} onClick={run}>
      {__('Thaw')}
    </Button>
  )
}
