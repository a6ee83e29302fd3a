import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIsLive } from '@/entities/market/hooks'
import type { SignInState } from '@/entities/session/return-to'
import { useSession } from '@/entities/session/who'
import { maskMobile } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { limits } from '@/lib/rules'
import { useCountdown } from '@/lib/use-countdown'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import { useWebOtp } from '@/lib/use-web-otp'
import { type ArtProps, Drawing, ink } from '@/ui/art/drawing'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { Box, Stack } from '@/ui/layout'
import { OtpBoxes } from '@/ui/otp-boxes'
import { emptyOtp, enterDigits, isComplete, type OtpDigits } from '@/ui/otp-digits'
import { Caption } from '@/ui/text'
import { SignInFrame } from './sign-in-frame'
import { useVerification } from './use-verification'
import { destinationOf, type Verification } from './verification'

/** A phone that shows a six-digit code. */
const CodeArt = (props: ArtProps) => (
  <Drawing {...props}>
    <rect x="52" y="12" width="56" height="92" rx="10" fill={ink.brand} />
    <rect x="57" y="20" width="46" height="74" rx="5" fill={ink.white} />
    <rect x="30" y="38" width="100" height="34" rx="12" fill={ink.bright} />
    <g fill={ink.white}>
      {[46, 60, 74, 88, 102, 116].map((x) => (
        <circle key={x} cx={x - 1} cy="55" r="4.5" />
      ))}
    </g>
  </Drawing>
)

const sentTo = (masked: string) => __('Enter the 6-digit code sent to +91\u00a0{0}', [masked])

/** The width of a masked number before its digits are known: a figure space is as wide as a digit. */
const unknownMobile = maskMobile('\u2007'.repeat(limits.mobile_digits))

/** `undefined`: not known yet in a pre-rendered screen. */
function subtitleOf(verification: Verification | null | undefined, isUnderWay: boolean): string {
  if (verification === undefined) return sentTo(unknownMobile)
  if (!verification) return __('Invalid session. Please try signing up again.')
  // Also while the account is being created and while its screen loads.
  if (verification.isSignedIn || (verification.isVerified && isUnderWay))
    return __('OTP verified successfully!')
  return verification.isVerified
    ? __('Your number is verified. Press Verify to finish signing up.')
    : sentTo(maskMobile(verification.mobile))
}

export default function VerifyOtpScreen() {
  const [digits, setDigits] = useState(emptyOtp)
  const { verification, error, clearError, isVerifying, verify, isSending, resend } = useVerification()
  const isSignedIn = useSession() !== null
  const navigate = useNavigate()
  const isHydrating = useIsHydrating()
  const isLive = useIsLive()
  const known = isHydrating ? undefined : verification
  const seconds = useCountdown(known?.resendAt ?? 0)
  useWebOtp((code) => change(enterDigits(emptyOtp, 0, code).digits))

  const isVerified = known?.isVerified ?? false

  function change(next: OtpDigits) {
    clearError()
    setDigits(next)
    // A corrected digit in a complete code needs the button: each wrong code counts.
    if (isLive && isComplete(next) && !isComplete(digits)) void verify(next.join(''))
  }

  function changeNumber() {
    const state: SignInState = { returnTo: verification?.returnTo }
    navigate(paths.login, { replace: true, state })
  }

  return (
    <SignInFrame
      art={<CodeArt />}
      title={__('Verify OTP')}
      // A new element, because changing the words or height of the same element counts as a layout shift.
      subtitle={
        <Box as="span" display="block" minHeight="3em" key={String(isHydrating)}>
          {subtitleOf(known, isVerifying || isSignedIn)}
        </Box>
      }
      footer={
        <Button variant="quiet" data-leads-to={paths.login} disabled={isVerifying} onClick={changeNumber}>
          {__('Change Number')}
        </Button>
      }
    >
      <Form onSubmit={() => verify(digits.join(''))} data-leads-to={destinationOf(verification).path}>
        <OtpBoxes
          digits={digits}
          error={error}
          disabled={isVerifying || isVerified}
          takesFocus={isLive && !isVerified}
          onChange={change}
        />
        <Button
          type="submit"
          full
          busy={isVerifying}
          disabled={!isHydrating && !isVerified && !isComplete(digits)}
          // Looks disabled but accepts a tap, since the boxes may already be filled (app/early-input.ts).
          aria-disabled={isHydrating || undefined}
        >
          {__('Verify')}
        </Button>
        <Stack gap="0" alignItems="center">
          {/* One line high, so that nothing moves when the time is up. */}
          <Box fontSize="sm" minHeight="1.5em">
            {seconds > 0 && <Caption role="timer">{__('Resend OTP in {0} s', [seconds])}</Caption>}
          </Box>
          <Button variant="quiet" busy={isSending} disabled={seconds > 0} onClick={resend}>
            {__('Resend OTP')}
          </Button>
        </Stack>
      </Form>
    </SignInFrame>
  )
}
