import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sentenceOf } from '@/lib/backend'
import { type Company, getCompanyDetails, storedCompanyName, useForgetCompany } from '@/lib/company'
import { isStale } from '@/lib/newest'
import { paths } from '@/lib/routes'
import { limits } from '@/lib/rules'
import { remove, storageKeys, writeText } from '@/lib/storage'
import { toast } from '@/lib/toast'
import { __ } from '@/lib/translate'
import { addCompany, companyExists, existingCompanyId, updateCompany } from './api'
import { clientKey, forgetClientKey, noteSending } from './client-key'
import type { CompanyValues } from './fields'
import { changedCompanyPayload, newCompanyPayload } from './payload'
import { type UploadProgress, uploadFiles } from './upload-files'

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

/** Sends the files, then the company; a success leads on after 2 s (spec section 4). */
export function useSaveCompany(stored: Company | null, onSaved: () => void): CompanySave {
  const [phase, setPhase] = useState<CompanySave['phase']>('editing')
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const [failure, setFailure] = useState<CompanySave['failure']>(null)
  // From the start: of two tabs with this draft, both send the same key, whichever creates the company.
  const [key] = useState(() => (stored ? '' : clientKey()))
  const navigate = useNavigate()
  const forgetCompany = useForgetCompany()

  useEffect(() => {
    if (phase !== 'saved') return
    const goOn = () => void navigate(stored ? paths.profile : paths.hrOwnerDetails, { replace: true })
    const timer = setTimeout(goOn, limits.redirect_after_company_save_ms)
    return () => clearTimeout(timer)
  }, [phase, stored, navigate])

  async function send(values: CompanyValues) {
    // Made in another tab meanwhile: with the same key the server would answer with that one, whatever was typed here.
    const made = stored ? null : storedCompanyName()
    if (made) throw companyExists(made)
    const files = await uploadFiles(values, setProgress)
    setProgress(null)
    if (stored) return updateCompany(changedCompanyPayload(stored, values, files))
    const isRepeated = noteSending(key)
    const company = await addCompany(newCompanyPayload(values, files, key))
    // What was typed since the first attempt is in no company that the first one made.
    if (isRepeated)
      await updateCompany(changedCompanyPayload(await getCompanyDetails(company), values, files))
    writeText(storageKeys.companyName, company)
    forgetClientKey()
    remove(storageKeys.fromProfile)
  }

  async function save(values: CompanyValues) {
    setPhase('saving')
    setFailure(null)
    try {
      await send(values)
      setPhase('saved')
      onSaved()
      toast.success(savedSentence(stored))
      void forgetCompany()
    } catch (thrown) {
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
