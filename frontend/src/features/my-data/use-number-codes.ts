import { useState } from 'react'
import { confirmNumberChange, type NumberCode, startNumberChange } from '@/entities/account/number'
import { clearDraft, readDraft, writeDraft } from '@/lib/forms/draft'
import { sendFiles } from '@/lib/forms/send-file'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { limits } from '@/lib/rules'
import { type SentCode, sentNow } from './code-form'

/** The new number, and a paper if the old one is lost. */
export type Asked = { mobile: string; paper?: File }

/** `from` is the number that the change is from. */
type Sent = SentCode & { step: NumberCode['step']; from: string }

export const labels = { paper: () => __('A paper that shows who you are') }

const DRAFT = 'number-change'

/** The code that waits, after a reload or a way back. A request with a paper begins anew: no draft keeps a file. */
function readKept(present: string) {
  const kept = readDraft(DRAFT) as { mobile: string; sent: Sent; until: number } | null
  return kept && kept.mobile !== present && Date.now() < kept.until ? kept : null
}

/** The steps of a change of the present number: start, a code for each number, done. */
export function useNumberCodes(present: string) {
  const [kept] = useState(() => readKept(present))
  const [asked, setAsked] = useState<Asked | undefined>(kept ?? undefined)
  const [sent, setSent] = useState<Sent | null>(kept?.sent ?? null)
  const [isConfirmed, setConfirmed] = useState(false)

  function show({ step, reference_no }: NumberCode, { mobile, paper }: Asked) {
    const sent = { step, from: present, ...sentNow(reference_no) }
    setSent(sent)
    // The server counts a right code of the old number for as long.
    const until = Date.now() + limits.signup_ticket_seconds * 1000
    if (!paper) writeDraft(DRAFT, { mobile, sent, until })
  }

  function forget() {
    setSent(null)
    clearDraft(DRAFT)
  }

  const starting = useSend({
    call: async ({ mobile, paper }: Asked, sending) => {
      const { paper: url } = await sendFiles({ paper: paper ?? '' }, ['paper'], { labels }, sending)
      return startNumberChange(mobile, url)
    },
    done: (code, value) => {
      setAsked(value)
      show(code, value)
      confirming.setFailure(null)
    },
    otherwise: () => __('Failed to send OTP. Please try again.'),
    toasts: false,
  })

  const confirming = useSend({
    call: (otp: string) => confirmNumberChange(sent?.reference ?? '', otp),
    done: (code) => {
      if (code && asked) return show(code, asked)
      forget()
      setConfirmed(true)
    },
    toasts: false,
  })

  return {
    mobile: asked?.mobile ?? '',
    // Another device may have changed the number meanwhile.
    sent: sent?.from === present ? sent : null,
    // By the number, too: the answer to the last code may have been lost.
    isDone: isConfirmed || asked?.mobile === present,
    start: starting.run,
    forget,
    resend: () => asked && starting.run(asked),
    confirm: confirming.run,
    progress: starting.progress,
    isSending: starting.isRunning,
    isConfirming: confirming.isRunning,
    failure: (confirming.failure ?? starting.failure)?.message,
  }
}
