import { useState } from 'react'
import { notAuthenticated, sentenceOf } from '@/lib/backend/errors'
import { signedInAccount, watchAccount } from '@/lib/backend/session'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import type { UploadProgress } from './send-file'
import { useSingleFlight } from './use-single-flight'

/** Why a send failed: the message for the screen, and the error. */
export type Failure = { message: string; thrown: unknown }

/** For a send of several calls. */
export type Sending = {
  /** Throws when another account has signed in in this browser, so that nothing is sent or stored in its name. */
  checkAccount: () => void
  showProgress: (progress: UploadProgress | null) => void
}

export type Send<Answer, Value> = {
  /** Makes one call or several. */
  call: (value: Value, sending: Sending) => Promise<Answer>
  /** Runs after a success. `isRunning` stays true until it ends. */
  done?: (answer: Answer, value: Value) => unknown
  /** The message for a failure that has none; 'This could not be saved' by default. */
  otherwise?: () => string
  /** Runs after a failure. Returning true means that it is handled and not shown. */
  failed?: (failure: Failure, value: Value) => unknown
  /** False when the screen shows `failure` beside the button. */
  toasts?: boolean
}

const notSaved = () => __('This could not be saved. Please try again.')

/**
 * Sends something for a screen, once at a time, and reports failures. An answer that arrives after another account has
 * signed in (in another tab) is dropped, so that account never sees it.
 *
 * @returns `run` sends; `failure` and `progress` belong to the current or last run, null without any
 */
export function useSend<Answer, Value = undefined>({
  call,
  done,
  otherwise = notSaved,
  failed,
  toasts = true,
}: Send<Answer, Value>) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [progress, showProgress] = useState<UploadProgress | null>(null)

  const { isRunning, run } = useSingleFlight(async (value: Value) => {
    const isOther = watchAccount()
    // A guest who signs in in another tab is still the same person.
    const isAnother = signedInAccount() ? isOther : () => false
    const checkAccount = () => {
      if (isAnother()) throw notAuthenticated()
    }
    setFailure(null)
    try {
      const answer = await call(value, { checkAccount, showProgress })
      if (!isAnother()) await done?.(answer, value)
    } catch (thrown) {
      const found = { message: sentenceOf(thrown, otherwise()), thrown }
      if (isAnother()) {
        // A toast has already reported the end of the session.
        if (!signedInAccount()) setFailure(found)
        return
      }
      if ((await failed?.(found, value)) === true) return
      setFailure(found)
      if (toasts) toast.error(found.message)
    } finally {
      showProgress(null)
    }
  })

  return {
    isRunning,
    run: run as [Value] extends [undefined] ? () => Promise<void> : typeof run,
    failure,
    setFailure,
    progress,
  }
}
