import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isVerified, sendOtp, signUp, verifyOtp } from '@/entities/account/calls'
import { useIsLive } from '@/entities/market/hooks'
import { acceptSignIn } from '@/entities/session/sign-in'
import { useSession } from '@/entities/session/who'
import { BackendError, isWorthRetrying, sentenceOf } from '@/lib/backend/errors'
import { clearDraft } from '@/lib/forms/draft'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { useIsLeft } from '@/lib/history/use-is-left'
import { __ } from '@/lib/i18n/translate'
import { basename, paths } from '@/lib/routes'
import { limits } from '@/lib/rules'
import { toast } from '@/lib/toast'
import {
  clearVerification,
  destinationOf,
  isUnderWay,
  readVerification,
  storeVerification,
  type Verification,
} from './verification'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** If a sign-up is repeated, its verification is used up: it expired, or the account exists and the answer was lost. */
function accountMayBeThere(refusal: unknown): unknown {
  if (!(refusal instanceof BackendError) || refusal.httpStatus !== 403) return refusal
  const { httpStatus, httpStatusText, exception, body } = refusal
  const sentence = __('Your account may have been made already. Please log in, or sign up again.')
  return new BackendError(sentence, httpStatus, httpStatusText, exception, body)
}

/** The actions of the verify screen: check the code, request another. */
export function useVerification() {
  const navigate = useNavigate()
  const [verification, setVerification] = useState(readVerification)
  const [error, setError] = useState<string>()
  const isLeft = useIsLeft()
  const isLive = useIsLive()

  /** Whether the person has left and requested another code since: then this one no longer counts. */
  const isOvertaken = (current: Verification) => isLeft.current && !isUnderWay(current)

  function fail(message: string) {
    if (isLeft.current) return
    setError(message)
    toast.error(message, { isOnScreen: true })
  }

  function keep(changed: Verification) {
    storeVerification(changed)
    setVerification(changed)
  }

  /** Creates the account of a verified number. After a refusal the number must be verified again with a new code. */
  async function makeAccount(verified: Verification) {
    keep({ ...verified, isVerified: true })
    try {
      return await signUp(verified.mobile, verified.fullName, basename + destinationOf(verified).path)
    } catch (thrown) {
      if (isWorthRetrying(thrown) || isOvertaken(verified)) throw thrown
      keep({ ...verified, isVerified: false })
      throw verified.isVerified ? accountMayBeThere(thrown) : thrown
    }
  }

  /** Verifies the code and signs in. A login's reply holds the session, a sign-up asks for it. Null if overtaken. */
  async function signInWith(current: Verification, otp: string) {
    const reply = current.isVerified ? null : await verifyOtp(current.mobile, current.reference, otp)
    if (reply && !isVerified(reply)) return { failure: reply.message }
    if (isOvertaken(current)) return null
    if (reply?.next) return { whose: reply }
    const session = current.purpose === 'Signup' ? await makeAccount(current) : reply
    if (isOvertaken(current)) return null
    const isAccepted = session && acceptSignIn({ ...session, mobile_no: current.mobile })
    return isAccepted ? { isSignedIn: true } : { failure: undefined }
  }

  /** Ends the verification and opens its destination, unless the person has left. */
  function finish(done: Verification) {
    clearVerification()
    clearDraft('signup')
    const { path, state } = destinationOf(done)
    if (!isLeft.current) void navigate(path, { replace: true, state })
  }

  // The screen was opened again before the redirect, such as by a reload.
  const isDone = useSession() !== null && Boolean(verification?.isSignedIn)
  const goOn = useEffectEvent(() => verification && finish(verification))
  useEffect(() => {
    if (isDone) goOn()
  }, [isDone])

  const { isRunning: isVerifying, run: verify } = useSingleFlight(async (otp: string) => {
    setError(undefined)
    if (!verification?.mobile || !verification.reference)
      return fail(__('Invalid session. Please try again.'))
    if (!verification.isVerified && otp.length !== limits.otp_digits)
      return fail(__('Please enter complete 6-digit OTP'))
    const otherwise = __('OTP verification failed. Please try again.')
    try {
      const result = await signInWith(verification, otp)
      if (!result) return
      if ('whose' in result) {
        storeVerification({ ...verification, whose: result.whose })
        return void (isLeft.current || navigate(paths.whoseAccount, { replace: true }))
      }
      if (!('isSignedIn' in result)) return fail(result.failure ? __(result.failure) : otherwise)
      storeVerification({ ...verification, isSignedIn: true })
      toast.success(__('OTP verified successfully!'), { isOnScreen: true })
      // The wait shows the specification's toast, which a live site does not have.
      if (!isLive) await pause(limits.redirect_after_otp_ms)
      if (!isOvertaken(verification)) finish(verification)
    } catch (thrown) {
      fail(sentenceOf(thrown, otherwise))
    }
  })

  const { isRunning: isSending, run: resend } = useSingleFlight(async () => {
    if (!verification?.mobile) return fail(__('Invalid session. Please try signing up again.'))
    const otherwise = __('Failed to send OTP. Please try again.')
    try {
      const result = await sendOtp(verification.mobile, verification.purpose)
      if (isLeft.current) return
      if ('refusal' in result) return fail(result.refusal)
      if ('failure' in result) return fail(result.failure ? __(result.failure) : otherwise)
      const resendAt = Date.now() + limits.resend_seconds * 1000
      keep({ ...verification, reference: result.reference, resendAt, isVerified: false })
      setError(undefined)
      toast.success(__('OTP sent successfully!'))
    } catch (thrown) {
      fail(sentenceOf(thrown, otherwise))
    }
  })

  return {
    verification,
    error,
    clearError: () => setError(undefined),
    isVerifying,
    verify,
    isSending,
    resend,
  }
}
