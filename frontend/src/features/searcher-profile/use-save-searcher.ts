import { useState } from 'react'
import { type Agreement, giveConsents } from '@/entities/consent/calls'
import { hearOfMissing, reloadConsents } from '@/entities/consent/hooks'
import { saveSearcher } from '@/entities/searcher/calls'
import { forgetSearcher } from '@/entities/searcher/hooks'
import type { Searcher } from '@/entities/searcher/types'
import { notAuthenticated, sentenceOf } from '@/lib/backend/errors'
import { isStale } from '@/lib/forms/newest'
import { sendFile, type UploadProgress } from '@/lib/forms/send-file'
import { __ } from '@/lib/i18n/translate'
import { watchAccount } from '@/lib/session/session'
import { toast } from '@/lib/toast'
import { type FileField, fileFields, labels, type SearcherValues } from './fields'
import { changedSearcher } from './payload'

export type SaveFailure = { message: string; isOutdated: boolean }

/** Sends the files, then the profile; says in words how it went. */
export function useSaveSearcher() {
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const [failure, setFailure] = useState<SaveFailure | null>(null)

  async function sendFiles(values: SearcherValues, check: () => void): Promise<Record<FileField, string>> {
    const chosen = fileFields.filter((name) => values[name] instanceof File)
    const addresses = { photo: '', resume: '' }
    for (const name of fileFields) {
      const value = values[name]
      if (typeof value === 'string') {
        addresses[name] = value
        continue
      }
      const label = labels[name]()
      const place = { label, number: chosen.indexOf(name) + 1, total: chosen.length }
      const sent = { label, fieldname: name, isPrivate: true }
      addresses[name] = await sendFile(value, sent, (share) => setProgress({ ...place, share }))
      check()
    }
    setProgress(null)
    return addresses
  }

  /** The profile as it is stored then; undefined when it is not saved, or for another account by then. */
  async function save(
    stored: Searcher,
    values: SearcherValues,
    agreements: (Agreement | undefined)[],
  ): Promise<Searcher | undefined> {
    const isAnother = watchAccount()
    const check = () => {
      if (isAnother()) throw notAuthenticated()
    }
    setFailure(null)
    try {
      for (const agreement of agreements) {
        if (!agreement) continue
        await giveConsents(agreement)
        check()
        void reloadConsents()
      }
      const files = await sendFiles(values, check)
      const saved = await saveSearcher(changedSearcher(stored, values, files))
      check()
      toast.success(__('Your profile is saved.'))
      void forgetSearcher()
      return saved
    } catch (thrown) {
      if (isAnother()) return undefined
      const message = sentenceOf(thrown, __('Your profile could not be saved. Please try again.'))
      setFailure({ message, isOutdated: isStale(thrown) })
      hearOfMissing(thrown)
      toast.error(message)
      return undefined
    } finally {
      setProgress(null)
    }
  }

  return { progress, failure, setFailure, save }
}
