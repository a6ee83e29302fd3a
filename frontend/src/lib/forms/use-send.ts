import { useState } from 'react'
import { notAuthenticated, sentenceOf } from '@/lib/backend/errors'
import { signedInAccount, watchAccount } from '@/lib/backend/session'
import { toast } from '@/lib/toast'
import type { UploadProgress } from './send-file'
import { useSingleFlight } from './use-single-flight'

/** Why nothing was sent or saved: a sentence for the screen, and the error behind it. */
export type Failure = { message: string; thrown: unknown }

/** For a send of several calls, while it runs. */
export type Sending = {
  /** Throws once this browser is signed in to another account: nothing goes on in its name, or is kept for it. */
  checkAccount: () => void
  showProgress: (progress: UploadProgress | null) => void
}

type Send<Answer, Value> = {
  /** Makes the call, or several. */
  call: (value: Value, sending: Sending) => Promise<Answer>
  /** What follows a success. `isRunning` lasts until it ends. */
  done?: (answer: Answer, value: Value) => unknown
  /** The sentence for a failure that has none of its own. */
  otherwise: () => string
  /** What else follows a failure. True: it is dealt with, and not shown. */
  failed?: (failure: Failure, value: Value) => unknown
  /** False where the screen shows `failure` beside the button. */
  toasts?: boolean
}

/**
 * Sends something for a screen: once at a time, whatever is tapped meanwhile, and says what failed. What comes back after
 * another account has signed in (in another tab) is dropped: that account is told nothing of it.
 *
 * @returns `run` sends; `failure` and `progress` are those of the present or last run, null where there is none
 */
export function useSend<Answer, Value = undefined>({
  call,
  done,
  otherwise,
  failed,
  toasts = true,
}: Send<Answer, Value>) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [progress, showProgress] = useState<UploadProgress | null>(null)

  const { isRunning, run } = useSingleFlight(async (value: Value) => {
    const isOther = watchAccount()
    // A guest who signs in elsewhere meanwhile is still the same person.
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
        // The end of a session is said in a toast already.
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
