import { sentenceOf } from '@/lib/backend/errors'
import { refreshAll } from '@/lib/backend/reading'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Button } from '@/ui/button'
import { thawAccount } from './own-data'

/** Shows everything of the account again. */
export function ThawButton() {
  const { isRunning, run } = useSingleFlight(async () => {
    try {
      await thawAccount()
      toast.success(__('Your account is back, as it was.'))
      await refreshAll()
    } catch (failure) {
      toast.error(sentenceOf(failure, __('This could not be saved. Please try again.')))
    }
  })
  return (
    <Button size="sm" busy={isRunning} onClick={run}>
      {__('Thaw')}
    </Button>
  )
}
