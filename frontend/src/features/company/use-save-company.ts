import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BackendError, sentenceOf } from '@/lib/backend'
import { type Company, useReloadCompany } from '@/lib/company'
import { paths } from '@/lib/routes'
import { limits } from '@/lib/rules'
import { remove, storageKeys, writeText } from '@/lib/storage'
import { toast } from '@/lib/toast'
import { __ } from '@/lib/translate'
import { addCompany, updateCompany } from './api'
import { clientKey, forgetClientKey } from './client-key'
import type { CompanyValues } from './fields'
import { changedCompanyPayload, newCompanyPayload } from './payload'
import { type UploadProgress, uploadFiles } from './upload-files'

export type SaveFailure = {
  message: string
  /** The server does not know the session any more: signing in again helps. */
  needsSignIn: boolean
}

export type CompanySave = {
  phase: 'editing' | 'saving' | 'saved'
  progress: UploadProgress | null
  failure: SaveFailure | null
  save: (values: CompanyValues) => Promise<void>
}

export function savedSentence(stored: Company | null): string {
  return stored ? __('Company updated successfully!') : __('Company created successfully!')
}

function failureOf(thrown: unknown, otherwise: string): SaveFailure {
  const needsSignIn =
    thrown instanceof BackendError &&
    (thrown.httpStatus === 401 || thrown.exception === 'AuthenticationError')
  return { message: sentenceOf(thrown, otherwise), needsSignIn }
}

/** Sends the files, then the company; a success leads on after 2 s (spec section 4). */
export function useSaveCompany(stored: Company | null, onSaved: () => void): CompanySave {
  const [phase, setPhase] = useState<CompanySave['phase']>('editing')
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  // From the start: of two tabs with this draft, both send the same key, whichever creates the company.
  const [key] = useState(() => (stored ? '' : clientKey()))
  const navigate = useNavigate()
  const reloadCompany = useReloadCompany()

  useEffect(() => {
    if (phase !== 'saved') return
    const goOn = () => void navigate(stored ? paths.profile : paths.hrOwnerDetails, { replace: true })
    const timer = setTimeout(goOn, limits.redirect_after_company_save_ms)
    return () => clearTimeout(timer)
  }, [phase, stored, navigate])

  async function send(values: CompanyValues) {
    const files = await uploadFiles(values, setProgress)
    setProgress(null)
    if (stored) return updateCompany(changedCompanyPayload(stored, values, files))
    writeText(storageKeys.companyName, await addCompany(newCompanyPayload(values, files, key)))
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
      void reloadCompany()
    } catch (thrown) {
      const failed = failureOf(
        thrown,
        stored ? __('Failed to update company') : __('Failed to create company'),
      )
      setFailure(failed)
      setPhase('editing')
      toast.error(failed.message)
    } finally {
      setProgress(null)
    }
  }

  return { phase, progress, failure, save }
}
