import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { maskMobile } from '@/lib/format'
import { paths } from '@/lib/routes'
import { __ } from '@/lib/translate'
import { CodeArt } from '@/ui/art/code-art'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/text'
import { OtpBoxes } from './otp-boxes'
import { emptyOtp, enterDigits, isComplete, type OtpDigits } from './otp-digits'
import { SignInFrame } from './sign-in-frame'
import { useCountdown } from './use-countdown'
import { useVerification } from './use-verification'
import { useWebOtp } from './use-web-otp'
import type { Verification } from './verification'

function subtitleOf(verification: Verification | null): string {
  if (!verification) return __('Invalid session. Please try signing up again.')
  return verification.isVerified
    ? __('Your number is verified. Press Verify to finish signing up.')
    : __('Enter the 6-digit code sent to +91\u00a0{0}', [maskMobile(verification.mobile)])
}

export function VerifyOtpScreen() {
  const navigate = useNavigate()
  const [digits, setDigits] = useState(emptyOtp)
  const { verification, error, clearError, isVerifying, verify, isSending, resend } = useVerification()
  const seconds = useCountdown(verification?.resendAt ?? 0)
  useWebOtp((code) => change(enterDigits(emptyOtp, 0, code).digits))

  const isVerified = verification?.isVerified ?? false

  function change(next: OtpDigits) {
    clearError()
    setDigits(next)
  }

  return (
    <SignInFrame
      art={<CodeArt />}
      title={__('Verify OTP')}
      subtitle={subtitleOf(verification)}
      footer={
        <Button variant="quiet" onClick={() => navigate(paths.login)}>
          {__('Change Number')}
        </Button>
      }
    >
      <Form onSubmit={() => verify(digits.join(''))}>
        <OtpBoxes digits={digits} error={error} disabled={isVerifying || isVerified} onChange={change} />
        <Button type="submit" full busy={isVerifying} disabled={!isVerified && !isComplete(digits)}>
          {__('Verify')}
        </Button>
        <Stack gap="0" alignItems="center">
          {seconds > 0 && (
            <Text tone="muted" size="sm" role="timer">
              {__('Resend OTP in {0} s', [seconds])}
            </Text>
          )}
          <Button variant="quiet" busy={isSending} disabled={seconds > 0} onClick={resend}>
            {__('Resend OTP')}
          </Button>
        </Stack>
      </Form>
    </SignInFrame>
  )
}
