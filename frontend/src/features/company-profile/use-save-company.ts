import { useEffect, useEffectEvent, useState } from 'react'
import { addCompany, companyExists, existingCompanyId, updateCompany } from '@/entities/company/calls'
import { storedCompanyName } from '@/entities/company/company'
import { forgetHandedOverCompany } from '@/entities/company/hand-over'
import { forgetCompany, getCompanyDetails } from '@/entities/company/hooks'
import type { Company } from '@/entities/company/types'
import { notAuthenticated, sentenceOf } from '@/lib/backend/errors'
import { forgetClientKey, openClientKey } from '@/lib/forms/client-key'
import { isStale } from '@/lib/forms/newest'
import type { UploadProgress } from '@/lib/forms/send-file'
import { __ } from '@/lib/i18n/translate'
import { limits } from '@/lib/rules'
import { watchAccount } from '@/lib/session/session'
import { remove, storageKeys, writeText } from '@/lib/storage'
import { toast } from '@/lib/toast'
import type { CompanyValues } from './fields'
import { changedCompanyPayload, KEY_DRAFT, newCompanyPayload, uploadFiles } from './payload'

export type CompanySave = {
  phase: 'editing' | 'saving' | 'saved'
  progress: UploadProgress | null
  /**
   * What went wrong, in words; with the company that the account has already, where that is why, and whether it
   * is that somebody else saved the company after the form was opened.
   */
  failure: { message: string; existing: string | null; isOutdated: boolean } | null
  /** Takes the failure back: the form holds the newest now. */
  forgive: () => void
  save: (values: CompanyValues) => Promise<void>
}

export function savedSentence(stored: Company | null): string {
  return stored ? __('Company updated successfully!') : __('Company created successfully!')
}

type Following = {
  onSaved: () => void
  /** Called 2 s after the save, when the success has been seen (docs/behaviour.md#delays). */
  onDone: () => void
}

/** Sends the files, then the company. */
export function useSaveCompany(stored: Company | null, { onSaved, onDone }: Following): CompanySave {
  const [phase, setPhase] = useState<CompanySave['phase']>('editing')
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const [failure, setFailure] = useState<CompanySave['failure']>(null)

  const goOn = useEffectEvent(onDone)
  useEffect(() => {
    if (phase !== 'saved') return
    const timer = setTimeout(() => goOn(), limits.redirect_after_company_save_ms)
    return () => clearTimeout(timer)
  }, [phase])

  /** @param checkAccount throws when the account is another one by now */
  async function send(values: CompanyValues, checkAccount: () => void) {
    // Made in another tab meanwhile: with the same key the server would answer with that one, whatever was typed here.
    const made = stored ? null : storedCompanyName()
    if (made) throw companyExists(made)
    const files = await uploadFiles(values, setProgress, checkAccount)
    setProgress(null)
    if (stored) return updateCompany(changedCompanyPayload(stored, values, files))
    const { key, isRepeated } = openClientKey(KEY_DRAFT).noteSending({ ...values, ...files })
    const company = await addCompany(newCompanyPayload(values, files, key))
    // What was typed since the first attempt is in no company that the first one made.
    if (isRepeated)
      await updateCompany(changedCompanyPayload(await getCompanyDetails(company), values, files))
    checkAccount()
    writeText(storageKeys.companyName, company)
    forgetClientKey(KEY_DRAFT)
    remove(storageKeys.fromProfile)
  }

  async function save(values: CompanyValues) {
    // Another tab may sign in to another account meanwhile: nothing goes on in its name, or is kept for it.
    const isAnother = watchAccount()
    const checkAccount = () => {
      if (isAnother()) throw notAuthenticated()
    }
    setPhase('saving')
    setFailure(null)
    try {
      await send(values, checkAccount)
      checkAccount()
      setPhase('saved')
      // A reload before the way leads on opens the company as it was saved.
      forgetHandedOverCompany()
      onSaved()
      toast.success(savedSentence(stored))
      void forgetCompany()
    } catch (thrown) {
      if (isAnother()) return
      const otherwise = stored ? __('Failed to update company') : __('Failed to create company')
      const message = sentenceOf(thrown, otherwise)
      setFailure({ message, existing: existingCompanyId(thrown), isOutdated: isStale(thrown) })
      setPhase('editing')
      toast.error(message)
    } finally {
      setProgress(null)
    }
  }

  return { phase, progress, failure, forgive: () => setFailure(null), save }
}
