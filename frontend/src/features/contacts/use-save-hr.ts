import { meansNoCompany } from '@/entities/company/company'
import { forgetCompany } from '@/entities/company/hooks'
import { addHr, editHr } from '@/entities/contact/calls'
import { forgetHrEntries } from '@/entities/contact/hooks'
import type { HrEntry, HrValues } from '@/entities/contact/types'
import { readCompanyName } from '@/entities/session/who'
import { BackendError } from '@/lib/backend/errors'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'

export const companyMissing = () =>
  __('Company information is missing. Please go back and complete company setup.')

/** Whether the account has no company, or its company no longer exists on the server. */
export const needsCompany = (failure: string): boolean =>
  failure === companyMissing() || meansNoCompany(failure)

/** Adds a contact, or saves the changes to `edited`. */
export function useSaveHr(edited: HrEntry | null, onSaved: () => void) {
  return useSend({
    call: async (values: HrValues) => {
      const company = readCompanyName()
      if (!company) throw new BackendError(companyMissing())
      await (edited ? editHr(company, edited, values) : addHr(company, values))
    },
    done: () => {
      toast.success(edited ? __('HR details updated successfully!') : __('HR details added successfully!'))
      // The list and the profile show the contact: both must load again and not show the old data.
      void forgetHrEntries()
      void forgetCompany()
      onSaved()
    },
    otherwise: () => __('Failed to save HR details'),
    failed: ({ message }) => {
      const summary = edited
        ? __('Failed to update HR details. Please try again.')
        : __('Failed to add HR details. Please try again.')
      toast.error(message === companyMissing() ? message : summary, { isOnScreen: true })
    },
    toasts: false,
  })
}
