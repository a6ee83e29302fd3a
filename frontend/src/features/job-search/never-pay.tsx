import { __ } from '@/lib/i18n/translate'
import { Listen } from '@/ui/listen'
import { Text } from '@/ui/text'

export const neverPay = () => __('Never pay for a job. Report a job whose company asks you for money.')

/** A warning where people apply, and where they see a number to call. */
export const NeverPay = () => (
  <>
    <Text tone="muted" size="sm">
      {neverPay()}
    </Text>
    <Listen read={neverPay} />
  </>
)
