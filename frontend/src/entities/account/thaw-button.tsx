import { refreshAll } from '@/lib/backend/reading'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { SendButton } from '@/ui/send-button'
import { thawAccount } from './own-data'

/** Ends the freeze of the account. */
export const ThawButton = () => (
  <SendButton
    call={thawAccount}
    done={() => {
      toast.success(__('Your account is back, as it was.'))
      return refreshAll()
    }}
  >
    {__('Thaw')}
  </SendButton>
)
