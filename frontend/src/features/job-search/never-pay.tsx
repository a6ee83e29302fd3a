import { __ } from '@/lib/i18n/translate'
import { Text } from '@/ui/text'

/** Stands where people apply, and where they get a number to call. */
export const NeverPay = () => (
  <Text tone="muted" size="sm">
    {__('Never pay for a job. Report a job whose company asks you for money.')}
  </Text>
)
