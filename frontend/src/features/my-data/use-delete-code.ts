import { useState } from 'react'
import { sendDeleteCode } from '@/entities/account/own-data'
import { sentenceOf } from '@/lib/backend/errors'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'
import { limits } from '@/lib/rules'

export type SentCode = {
  reference: string
  /** When another one may be asked for, in milliseconds since the epoch. */
  resendAt: number
}

/** Asks for the code that deletes the account. */
export function useDeleteCode() {
  const [sent, setSent] = useState<SentCode | null>(null)
  const [failure, setFailure] = useState<string>()
  const { isRunning: isSending, run: send } = useSingleFlight(async () => {
    setFailure(undefined)
    try {
      const reference = await sendDeleteCode()
      setSent({ reference, resendAt: Date.now() + limits.resend_seconds * 1000 })
    } catch (thrown) {
      setFailure(sentenceOf(thrown, __('Failed to send OTP. Please try again.')))
    }
  })
  function forget() {
    setSent(null)
    setFailure(undefined)
  }
  return { sent, failure, isSending, send, forget }
}
