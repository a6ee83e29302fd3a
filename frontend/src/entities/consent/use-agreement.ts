import { type RefObject, useRef, useState } from 'react'
import { __ } from '@/lib/i18n/translate'
import type { Agreement, GrievanceContact } from './calls'
import { missingOf, useConsents } from './hooks'
import type { Purpose } from './notices'

/** Consent to these includes the statement to be 18 or older. */
const ofAdults: readonly Purpose[] = ['profile', 'application', 'freelance']

/** The consents that a form asks for; none if the account has agreed already. */
export type Asking = {
  purposes: Purpose[]
  /** The purpose whose check box also says that the person is 18 or older. */
  purposeOfAdults?: Purpose
  contact?: GrievanceContact
  /** The agreement of each ticked check box, by purpose. The notices are in another module, outside the first load. */
  ticked: Ticked
  setTicked: (purpose: Purpose, agreement?: Agreement) => void
  /** The message at a check box that is not ticked. */
  errorOf: (purpose: Purpose) => string | undefined
  /** The first check box that is not ticked. It gets the focus. */
  missing: RefObject<HTMLInputElement | null>
  firstMissing?: Purpose
  /** Whether the form can be sent. If not, shows what is missing. */
  check: () => boolean
  /** What the person agreed to; undefined if nothing was asked. */
  agreement: () => Agreement | undefined
}

type Ticked = Partial<Record<Purpose, Agreement>>

/** The notices of a form, each with a check box. All start unchecked, and drafts do not store them. */
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
    errorOf: (purpose) => (isTold && !ticked[purpose] ? sentenceFor(purpose === purposeOfAdults) : undefined),
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
