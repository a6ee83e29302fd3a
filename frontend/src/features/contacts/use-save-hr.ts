import { useState } from 'react'
import { meansNoCompany, storedCompanyName } from '@/entities/company/company'
import { forgetCompany } from '@/entities/company/hooks'
import { addHr, editHr } from '@/entities/contact/calls'
import { forgetHrEntries } from '@/entities/contact/hooks'
import type { HrEntry, HrValues } from '@/entities/contact/types'
import { sentenceOf } from '@/lib/backend/errors'
import { isStale } from '@/lib/forms/newest'
import { __ } from '@/lib/i18n/translate'
import { watchAccount } from '@/lib/session/session'
import { toast } from '@/lib/toast'

export const companyMissing = () =>
  __('Company information is missing. Please go back and complete company setup.')

/** Whether a failure is that the account has no company, or none that the server knows. */
export const needsCompany = (failure: string): boolean =>
  failure === companyMissing() || meansNoCompany(failure)

export type HrSave = {
  failure: string | null
  /** The failure is that somebody else changed the contact after the form was opened. */
  isOutdated: boolean
  /** Takes the failure back, or says another one. */
  setFailure: (failure: string | null) => void
  /** True when it was saved; false also when another account is signed in by then, which is told nothing of it. */
  save: (values: HrValues) => Promise<boolean>
}

/** Adds a contact, or saves changes to `edited`; says in words how it went. */
export function useSaveHr(edited: HrEntry | null): HrSave {
  const [failure, setFailure] = useState<string | null>(null)
  const [isOutdated, setOutdated] = useState(false)

  function fail(reason: string, summary = reason): false {
    setFailure(reason)
    toast.error(summary)
    return false
  }

  async function save(values: HrValues): Promise<boolean> {
    const companyName = storedCompanyName()
    if (!companyName) return fail(companyMissing())
    const isAnother = watchAccount()
    setFailure(null)
    try {
      await (edited ? editHr(companyName, edited, values) : addHr(companyName, values))
    } catch (thrown) {
      if (isAnother()) return false
      setOutdated(isStale(thrown))
      const summary = edited
        ? __('Failed to update HR details. Please try again.')
        : __('Failed to add HR details. Please try again.')
      return fail(sentenceOf(thrown, __('Failed to save HR details')), summary)
    }
    if (isAnother()) return false
    toast.success(edited ? __('HR details updated successfully!') : __('HR details added successfully!'))
    // The list and the profile show the contact: both load anew, and until then not what was there before.
    void forgetHrEntries()
    void forgetCompany()
    return true
  }

  return { failure, isOutdated, setFailure, save }
}
