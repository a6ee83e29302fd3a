import { useLocation, useNavigate } from 'react-router-dom'
import { type Purpose, sendOtp } from '@/entities/account/calls'
import { returnToOf } from '@/entities/session/return-to'
import { BackendError, sentenceOf } from '@/lib/backend/errors'
import { useIsLeft } from '@/lib/history/use-is-left'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { limits } from '@/lib/rules'
import { toast } from '@/lib/toast'
import { storeVerification } from './verification'

type Request = { mobile: string; purpose: Purpose; fullName?: string }

/** What is wrong with the number, as an error of its field; `account`: whether it has one is. */
type Refusal = { type: 'account' | 'validate'; message: string }

/**
 * Sends the first code and goes to the verify screen. Gives the server's refusal of the number, if any, for the screen
 * to show beside the field; every failure has been said in a toast by then.
 */
export function useSendOtp(): (request: Request) => Promise<Refusal | undefined> {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isLeft = useIsLeft()

  return async ({ mobile, purpose, fullName = '' }) => {
    const otherwise = __('Failed to send OTP. Please try again.')
    try {
      const result = await sendOtp(mobile, purpose)
      // Whoever went elsewhere meanwhile may have asked for another code there.
      if (isLeft.current) return undefined
      if ('refusal' in result) {
        toast.error(result.refusal)
        return { type: 'account', message: result.refusal }
      }
      if ('failure' in result) {
        toast.error(result.failure ? __(result.failure) : otherwise)
        return undefined
      }
      storeVerification({
        mobile,
        purpose,
        fullName,
        reference: result.reference,
        returnTo: returnToOf(state),
        resendAt: Date.now() + limits.resend_seconds * 1000,
      })
      navigate(paths.verifyOtp, { replace: true })
    } catch (error) {
      const message = sentenceOf(error, otherwise)
      toast.error(message)
      if (error instanceof BackendError && error.httpStatus === 417) return { type: 'validate', message }
    }
    return undefined
  }
}
