import { type RefObject, useRef, useState } from 'react'
import { __ } from '@/lib/i18n/translate'
import type { Agreement, GrievanceContact } from './calls'
import type { Purpose } from './notices'
import { missingOf, useConsents } from './use-consents'

/** With these goes the statement to be 18 or older. */
const ofAdults: readonly Purpose[] = ['profile', 'application']

/** What a form asks for before it is sent: nothing where the account has agreed already. */
export type Asking = {
  purposes: Purpose[]
  asksForAge: boolean
  contact?: GrievanceContact
  /** What was agreed to; the notices themselves are not part of this module, and of no first load. */
  agreed: Agreement | null
  isAdult: boolean
  setAgreed: (agreed: Agreement | null) => void
  setAdult: (value: boolean) => void
  error?: string
  /** Of the first tick: it gets the focus where one is missing. */
  tick: RefObject<HTMLInputElement | null>
  /** Whether the form may be sent; says what is missing. */
  check: () => boolean
  /** What was agreed to, or undefined where nothing was asked for. */
  agreement: () => Agreement | undefined
}

/** The notices that a form has to show, and their ticks. None is ticked beforehand, and no draft keeps one. */
export function useAgreement(wanted: readonly Purpose[], isWanted = true): Asking {
  const { data: consents } = useConsents(isWanted)
  const [given, setAgreed] = useState<Agreement | null>(null)
  const [isAdult, setAdult] = useState(false)
  const [isTold, setTold] = useState(false)
  const tick = useRef<HTMLInputElement>(null)
  const purposes = isWanted ? missingOf(consents, wanted) : []
  const asksForAge = purposes.some((purpose) => ofAdults.includes(purpose))
  // A notice that came later was not agreed to.
  const agreed = given && purposes.every((purpose) => purpose in given.notices) ? given : null
  const isMissing = purposes.length > 0 && !(agreed && (isAdult || !asksForAge))

  function check(): boolean {
    setTold(isMissing)
    if (isMissing) tick.current?.focus()
    return !isMissing
  }

  return {
    purposes,
    asksForAge,
    contact: consents?.contact,
    agreed,
    isAdult,
    setAgreed,
    setAdult,
    error: isTold && isMissing ? sentenceFor(asksForAge) : undefined,
    tick,
    check,
    agreement: () => (agreed && purposes.length > 0 ? { ...agreed, is_adult: isAdult } : undefined),
  }
}

const sentenceFor = (asksForAge: boolean): string =>
  asksForAge
    ? __('Please agree to the notice, and say that you are 18 or older.')
    : __('Please agree to the notice first.')
