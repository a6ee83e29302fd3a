import { useState } from 'react'
import { sendDeleteCode } from '@/entities/account/own-data'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { limits } from '@/lib/rules'

export type SentCode = {
  reference: string
  /** When another code can be requested, in epoch milliseconds. */
  resendAt: number
}

export function useDeleteCode() {
  const [sent, setSent] = useState<SentCode | null>(null)
  const { isRunning, run, failure, setFailure } = useSend({
    call: sendDeleteCode,
    done: (reference) => setSent({ reference, resendAt: Date.now() + limits.resend_seconds * 1000 }),
    otherwise: () => __('Failed to send OTP. Please try again.'),
    toasts: false,
  })
  function forget() {
    setSent(null)
    setFailure(null)
  }
  return { sent, failure: failure?.message, isSending: isRunning, send: run, forget }
}
