import { type RefObject, useRef, useState } from 'react'
import { __ } from '@/lib/i18n/translate'
import type { Agreement, GrievanceContact } from './calls'
import { missingOf, useConsents } from './hooks'
import type { Purpose } from './notices'

/** With these goes the statement to be 18 or older. */
const ofAdults: readonly Purpose[] = ['profile', 'application']

/** What a form asks for before it is sent: nothing where the account has agreed already. */
export type Asking = {
  purposes: Purpose[]
  /** Its tick also says that one is 18 or older. */
  purposeOfAdults?: Purpose
  contact?: GrievanceContact
  /** By purpose, what its tick agreed to; the notices themselves are not part of this module, and of no first load. */
  ticked: Ticked
  setTicked: (purpose: Purpose, agreement?: Agreement) => void
  error?: string
  /** Of the first tick that is missing: it gets the focus. */
  missing: RefObject<HTMLInputElement | null>
  firstMissing?: Purpose
  /** Whether the form may be sent; says what is missing. */
  check: () => boolean
  /** What was agreed to, or undefined where nothing was asked for. */
  agreement: () => Agreement | undefined
}

type Ticked = Partial<Record<Purpose, Agreement>>

/** The notices that a form has to show, each with a tick. None is ticked beforehand, and no draft keeps one. */
export function useAgreement(wanted: readonly Purpose[], isWanted = true): Asking {
  const { data: consents } = useConsents(isWanted)
  const [ticked, setAllTicked] = useState<Ticked>({})
  const [isTold, setTold] = useState(false)
  const missing = useRef<HTMLInputElement>(null)
  const purposes = isWanted ? missingOf(consents, wanted) : []
  const purposeOfAdults = purposes.find((purpose) => ofAdults.includes(purpose))
  const firstMissing = purposes.find((purpose) => !ticked[purpose])

  function check(): boolean {
    setTold(firstMissing !== undefined)
    if (firstMissing) missing.current?.focus()
    return !firstMissing
  }

  function agreement(): Agreement | undefined {
    const [first, ...others] = purposes.flatMap((purpose) => ticked[purpose] ?? [])
    if (!first) return undefined
    const notices = Object.assign({}, first.notices, ...others.map((other) => other.notices))
    return { ...first, notices, is_adult: purposeOfAdults !== undefined }
  }

  return {
    purposes,
    purposeOfAdults,
    contact: consents?.contact,
    ticked,
    setTicked: (purpose, shown) => setAllTicked((before) => ({ ...before, [purpose]: shown })),
    error: isTold && firstMissing ? sentenceFor(firstMissing === purposeOfAdults) : undefined,
    missing,
    firstMissing,
    check,
    agreement,
  }
}

const sentenceFor = (saysAge: boolean): string =>
  saysAge
    ? __('Please agree to the notice, and say that you are 18 or older.')
    : __('Please agree to the notice first.')
