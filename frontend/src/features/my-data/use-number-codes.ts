import { useState } from 'react'
import { confirmNumberChange, type NumberCode, startNumberChange } from '@/entities/account/number'
import { sendFiles } from '@/lib/forms/send-file'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { type SentCode, sentNow } from './code-form'

/** The new number, and a paper if the old one is lost. */
export type Asked = { mobile: string; paper?: File }

export const labels = { paper: () => __('A paper that shows who you are') }

/** The steps of a change of number: start, a code for each number, done. */
export function useNumberCodes() {
  const [asked, setAsked] = useState<Asked>()
  const [sent, setSent] = useState<(SentCode & { step: NumberCode['step'] }) | null>(null)
  const [isDone, setDone] = useState(false)

  const show = ({ step, reference_no }: NumberCode) => setSent({ step, ...sentNow(reference_no) })

  const starting = useSend({
    call: async ({ mobile, paper }: Asked, sending) => {
      const { paper: url } = await sendFiles({ paper: paper ?? '' }, ['paper'], { labels }, sending)
      return startNumberChange(mobile, url)
    },
    done: (code, value) => {
      setAsked(value)
      show(code)
      confirming.setFailure(null)
    },
    otherwise: () => __('Failed to send OTP. Please try again.'),
    toasts: false,
  })

  const confirming = useSend({
    call: (otp: string) => confirmNumberChange(sent?.reference ?? '', otp),
    done: (code) => {
      if (code) return show(code)
      setSent(null)
      setDone(true)
    },
    toasts: false,
  })

  return {
    mobile: asked?.mobile ?? '',
    sent,
    isDone,
    start: starting.run,
    forget: () => setSent(null),
    resend: () => asked && starting.run(asked),
    confirm: confirming.run,
    progress: starting.progress,
    isSending: starting.isRunning,
    isConfirming: confirming.isRunning,
    failure: (confirming.failure ?? starting.failure)?.message,
  }
}
