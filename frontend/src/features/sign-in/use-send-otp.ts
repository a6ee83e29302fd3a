import { useLocation, useNavigate } from 'react-router-dom'
import { type Purpose, sendOtp } from '@/entities/account/calls'
import { returnToOf } from '@/entities/session/return-to'
import { BackendError } from '@/lib/backend/errors'
import { useSend } from '@/lib/forms/use-send'
import { useIsLeft } from '@/lib/history/use-is-left'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { limits } from '@/lib/rules'
import { toast } from '@/lib/toast'
import { storeVerification } from './verification'

type Request = { mobile: string; fullName?: string }

/** The server's refusal of a number, as a field error. `account`: the number has an account, or has none. */
type Refusal = { type: 'account' | 'validate'; message: string }

/** Sends the first code and opens the verify screen. `refuse` gets the server's refusal of the number. */
export function useSendOtp(purpose: Purpose, refuse: (refusal: Refusal) => void) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isLeft = useIsLeft()
  const otherwise = () => __('Failed to send OTP. Please try again.')

  return useSend({
    call: ({ mobile }: Request) => sendOtp(mobile, purpose),
    done: (result, { mobile, fullName = '' }) => {
      // A person who has left may have requested another code.
      if (isLeft.current) return
      if ('refusal' in result) {
        toast.error(result.refusal, { isOnScreen: true })
        return refuse({ type: 'account', message: result.refusal })
      }
      if ('failure' in result) return toast.error(result.failure ? __(result.failure) : otherwise())
      storeVerification({
        mobile,
        purpose,
        fullName,
        reference: result.reference,
        returnTo: returnToOf(state),
        resendAt: Date.now() + limits.resend_seconds * 1000,
      })
      void navigate(paths.verifyOtp, { replace: true })
    },
    otherwise,
    failed: ({ message, thrown }) => {
      if (thrown instanceof BackendError && thrown.httpStatus === 417) refuse({ type: 'validate', message })
    },
  })
}
