import { useEffect, useEffectEvent, useState } from 'react'
import { addCompany, companyExists, updateCompany } from '@/entities/company/calls'
import { forgetHandedOverCompany } from '@/entities/company/hand-over'
import { forgetCompany, getCompanyDetails } from '@/entities/company/hooks'
import type { Company } from '@/entities/company/types'
import { keepCompanyName, readCompanyName } from '@/entities/session/who'
import { openClientKey } from '@/lib/forms/client-key'
import { clearDraft } from '@/lib/forms/draft'
import { sendFiles } from '@/lib/forms/send-file'
import { type Sending, useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { limits } from '@/lib/rules'
import { remove, storageKeys } from '@/lib/storage'
import { toast } from '@/lib/toast'
import { type CompanyValues, fileFields, labels } from './fields'
import { changedCompanyPayload, KEY_DRAFT, newCompanyPayload, type SentValues } from './payload'

export function savedSentence(stored: Company | null): string {
  return stored ? __('Company updated successfully!') : __('Company created successfully!')
}

async function create(values: SentValues, sending: Sending): Promise<void> {
  const company = await openClientKey(KEY_DRAFT).makeOnce(
    values,
    (key) => addCompany(newCompanyPayload(values, key)),
    async (made) => {
      await updateCompany(changedCompanyPayload(await getCompanyDetails(made), values))
      return made
    },
    sending,
  )
  keepCompanyName(company)
  clearDraft(KEY_DRAFT)
  remove(storageKeys.fromProfile)
}

type Following = {
  onSaved: () => void
  /** Called `redirect_after_company_save_ms` after the save, so that the person sees the success (docs/behaviour.md#delays). */
  onDone: () => void
}

/** Uploads the files, then sends a new company, or the changes to the `stored` one. */
export function useSaveCompany(stored: Company | null, { onSaved, onDone }: Following) {
  const [isSaved, setSaved] = useState(false)
  const goOn = useEffectEvent(onDone)
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => goOn(), limits.redirect_after_company_save_ms)
    return () => clearTimeout(timer)
  }, [isSaved])

  const sending = useSend({
    call: async (typed: CompanyValues, sending) => {
      // Another tab may have created it. With the same key the server would return that one and drop these values.
      const made = stored ? null : readCompanyName()
      if (made) throw companyExists(made)
      const files = await sendFiles(typed, fileFields, { labels, isPublic: 'company_logo' }, sending)
      const values = { ...typed, ...files }
      if (stored) await updateCompany(changedCompanyPayload(stored, values))
      else await create(values, sending)
    },
    done: () => {
      setSaved(true)
      // A reload before the redirect must open the company as saved.
      forgetHandedOverCompany()
      onSaved()
      toast.success(savedSentence(stored), { isOnScreen: true })
      void forgetCompany()
    },
    otherwise: () => (stored ? __('Failed to update company') : __('Failed to create company')),
  })
  return { ...sending, isSaved }
}
