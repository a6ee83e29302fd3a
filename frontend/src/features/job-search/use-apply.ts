import { useState } from 'react'
import { applyToJob } from '@/entities/application/calls'
import { reloadApplications } from '@/entities/application/hooks'
import type { SavedApplication } from '@/entities/application/types'
import { type Agreement, giveConsents } from '@/entities/consent/calls'
import { hearOfMissing, reloadConsents } from '@/entities/consent/hooks'
import { noteSuccess } from '@/entities/device/after-success'
import { getSearcher } from '@/entities/searcher/calls'
import { useUserType } from '@/entities/session/user-type'
import { fileRefused, isWorthRetrying, notAuthenticated, sentenceOf } from '@/lib/backend/errors'
import { clientKey, forgetClientKey } from '@/lib/forms/client-key'
import { sendFile, type UploadProgress } from '@/lib/forms/send-file'
import { __ } from '@/lib/i18n/translate'
import { watchAccount } from '@/lib/session/session'
import { toast } from '@/lib/toast'
import { fileLost, forgetUnsent, keepUnsent, readUnsentFile } from './unsent'

export type Letter = {
  text: string
  /** A file chosen here; without one, that of the application which waits here, or else the resume of the profile. */
  resume: File | null
  /** What was agreed to on the way; nothing where that was done before. */
  agreement?: Agreement
}

/** The draft of what is typed into an application. */
export const applicationDraft = (job: string) => `application:${job}`

/** The file that goes along. Rejects with a BackendError where it is lost: nothing is sent without what was attached. */
async function attachedTo(job: string, chosen: File | null): Promise<File | null> {
  const file = chosen ?? (await readUnsentFile(job))
  if (file === null) throw fileRefused(fileLost())
  return file ?? null
}

/**
 * Sends an application, its resume first. `onApplied` is called once it stands. Where the server was not there, it waits on
 * this device: `kept` says so, and whether its file does, too. Any other failure is a `failure`.
 */
export function useApply(
  { job, title }: { job: string; title: string },
  onApplied: (application: SavedApplication) => void,
) {
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const [failure, setFailure] = useState<string>()
  const [kept, setKept] = useState<{ isWhole: boolean }>()
  const { userType, setUserType } = useUserType()

  async function send({ text, resume, agreement }: Letter, checkAccount: () => void) {
    if (agreement) {
      await giveConsents(agreement)
      checkAccount()
      void reloadConsents()
    }
    const sent = { label: __('Resume'), fieldname: 'resume', isPrivate: true }
    const showShare = (share: number) => setProgress({ label: sent.label, number: 1, total: 1, share })
    const address = resume ? await sendFile(resume, sent, showShare) : (await getSearcher()).resume
    checkAccount()
    setProgress(null)
    const keyDraft = `application-key:${job}`
    const values = { job, client_key: clientKey(keyDraft), cover_letter: text }
    const application = await applyToJob({ ...values, ...(address && { resume: address }) })
    checkAccount()
    forgetClientKey(keyDraft)
    return application
  }

  /** One application at a time; the caller sees to that. */
  async function apply(letter: Letter): Promise<void> {
    // Another tab may sign in to another account meanwhile: nothing goes on in its name.
    const isAnother = watchAccount()
    const checkAccount = () => {
      if (isAnother()) throw notAuthenticated()
    }
    setFailure(undefined)
    setKept(undefined)
    let { resume } = letter
    try {
      resume = await attachedTo(job, resume)
      const application = await send({ ...letter, resume }, checkAccount)
      forgetUnsent(job)
      // The answer to an earlier tap was lost, and that application was withdrawn since.
      if (application.status === 'Withdrawn')
        return setFailure(__('You have withdrawn this application. Apply once more to send it again.'))
      if (!userType) setUserType('job_searcher')
      noteSuccess()
      onApplied(application)
      void reloadApplications()
    } catch (thrown) {
      if (isAnother()) return
      if (isWorthRetrying(thrown)) {
        const { text, agreement } = letter
        const isWhole = await keepUnsent({ job, title, letter: text, agreement }, resume)
        return setKept({ isWhole })
      }
      const sentence = sentenceOf(thrown, __('Your application could not be sent. Please try again.'))
      setFailure(sentence)
      hearOfMissing(thrown)
      toast.error(sentence)
    } finally {
      setProgress(null)
    }
  }

  return { progress, failure, kept, apply }
}
