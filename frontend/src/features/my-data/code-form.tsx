import { useState } from 'react'
import { __ } from '@/lib/i18n/translate'
import { limits } from '@/lib/rules'
import { useCountdown } from '@/lib/use-countdown'
import { useWebOtp } from '@/lib/use-web-otp'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { OtpBoxes } from '@/ui/otp-boxes'
import { emptyOtp, enterDigits, isComplete, type OtpDigits } from '@/ui/otp-digits'
import { Text } from '@/ui/text'

export type SentCode = {
  reference: string
  /** When another code can be requested, in epoch milliseconds. */
  resendAt: number
}

/** A code that was sent just now. */
export const sentNow = (reference: string): SentCode => ({
  reference,
  resendAt: Date.now() + limits.resend_seconds * 1000,
})

type CodeFormProps = {
  sent: SentCode
  /** A sentence about the effect of the code. */
  children: string
  confirm: string
  /** The variant of the button that confirms. */
  variant?: 'danger'
  failure: string | undefined
  isSending: boolean
  isConfirming: boolean
  onResend: () => void
  onSubmit: (otp: string) => void
}

/**
 * Takes a code. The last digit sends it, unless the code deletes something. Use the code's reference as the key, so
 * that a new code starts with empty boxes.
 */
export function CodeForm(props: CodeFormProps) {
  const { sent, children, confirm, variant, failure, isSending, isConfirming, onResend, onSubmit } = props
  const [digits, setDigits] = useState(emptyOtp)
  // The failure belongs to the previous code.
  const [isEdited, setEdited] = useState(false)
  const seconds = useCountdown(sent.resendAt)
  useWebOtp((code) => change(enterDigits(emptyOtp, 0, code).digits))

  function send(code: OtpDigits) {
    setEdited(false)
    onSubmit(code.join(''))
  }

  function change(next: OtpDigits) {
    setEdited(true)
    setDigits(next)
    // A corrected digit in a complete code needs the button, because each wrong code counts.
    if (variant !== 'danger' && isComplete(next) && !isComplete(digits)) send(next)
  }

  return (
    <Form onSubmit={() => send(digits)}>
      <Text>{children}</Text>
      <OtpBoxes
        digits={digits}
        error={isEdited ? undefined : failure}
        disabled={isConfirming}
        takesFocus
        onChange={change}
      />
      <Button type="submit" variant={variant} full busy={isConfirming} disabled={!isComplete(digits)}>
        {confirm}
      </Button>
      <Button variant="quiet" busy={isSending} disabled={seconds > 0} onClick={onResend}>
        {seconds > 0 ? __('Resend OTP in {0} s', [seconds]) : __('Resend OTP')}
      </Button>
    </Form>
  )
}
