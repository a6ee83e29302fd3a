import { __ } from '@/lib/i18n/translate'
import { Listen } from '@/ui/listen'
import { Caption } from '@/ui/text'

export const neverPay = () => __('Never pay for a job. Report a job whose company asks you for money.')

/** A warning, shown where people apply and where they see a number to call. */
export const NeverPay = () => (
  <>
    <Caption>{neverPay()}</Caption>
    <Listen read={neverPay} />
  </>
)
