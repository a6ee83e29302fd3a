import { useRef, useState } from 'react'
import { type Answers, applyToJob } from '@/entities/application/calls'
import { reloadApplications } from '@/entities/application/hooks'
import type { SavedApplication } from '@/entities/application/types'
import { type Agreement, giveConsents } from '@/entities/consent/calls'
import { hearOfMissing, reloadConsents } from '@/entities/consent/hooks'
import { noteSuccess } from '@/entities/device/after-success'
import { jobBoardOf } from '@/entities/job/job-boards'
import { getSearcher } from '@/entities/searcher/calls'
import { reloadSearcher } from '@/entities/searcher/hooks'
import { gainRole, setUserType, useUserType } from '@/entities/session/who'
import { BackendError, fileRefused, isWorthRetrying } from '@/lib/backend/errors'
import { clientKey } from '@/lib/forms/client-key'
import { clearDraft } from '@/lib/forms/draft'
import { sendFiles } from '@/lib/forms/send-file'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { fileLost, forgetUnsent, keepUnsent, readUnsentFile } from './unsent-application'

export type ApplicationToSend = {
  text: string
  answers?: Answers
  /** A file chosen in this form. Without one, the unsent application's file or the profile's resume is sent. */
  resume: File | null
  /** The consents given in this form. Undefined if the account had agreed before. */
  agreement?: Agreement
  /** Whether the form said that name and letter go to the company's HR system. */
  toldOfHR?: boolean
}

const labels = { resume: () => __('Resume') }

/** The name of an application's draft. */
export const applicationDraft = (job: string) => `application:${job}`

/** The attached file. Rejects with a BackendError if it is lost: nothing is sent without its attachment. */
async function attachedTo(job: string, chosen: File | null): Promise<File | null> {
  const file = chosen ?? (await readUnsentFile(job))
  if (file === null) throw fileRefused(fileLost())
  return file ?? null
}

/**
 * Sends the resume and the application, then calls `onApplied`. If the server cannot be reached, the application waits
 * on this device: `kept` says so, and whether its file is stored, too. Any other error is a `failure`.
 */
export function useApply(
  { job, title }: { job: string; title: string },
  onApplied: (application: SavedApplication) => void,
) {
  const [kept, setKept] = useState<{ isWhole: boolean }>()
  const userType = useUserType()
  const attached = useRef<File | null>(null)

  const sending = useSend({
    call: async ({ text, answers, resume, agreement, toldOfHR }: ApplicationToSend, sending) => {
      setKept(undefined)
      const file = await attachedTo(job, resume)
      attached.current = file
      const [stored] = await Promise.all([
        file ? undefined : getSearcher(),
        agreement && giveConsents(agreement),
      ])
      sending.checkAccount()
      if (agreement) void reloadConsents()
      const files = file && (await sendFiles({ resume: file }, ['resume'], { labels }, sending))
      const address = files ? files.resume : stored?.resume
      sending.checkAccount()
      const keyDraft = `application-key:${job}`
      const values = { job, client_key: clientKey(keyDraft), cover_letter: text, answers }
      const job_board = jobBoardOf(job)
      const application = await applyToJob({
        ...values,
        ...(address && { resume: address }),
        ...(job_board && { job_board }),
        ...(toldOfHR && { told_of_hr: true }),
      })
      sending.checkAccount()
      clearDraft(keyDraft)
      return application
    },
    done: (application) => {
      forgetUnsent(job)
      // The answer to an earlier tap was lost, and that application has been withdrawn since.
      if (application.status === 'Withdrawn')
        throw new BackendError(
          __('You have withdrawn this application. Apply once more to send it again.'),
          417,
        )
      gainRole('job_searcher')
      if (!userType) setUserType('job_searcher')
      noteSuccess()
      // A first application creates the profile, perhaps with its resume. Show the old profile until then: the next
      // screen's questions about a new one would move what is being tapped.
      void reloadSearcher()
      onApplied(application)
      void reloadApplications()
    },
    otherwise: () => __('Your application could not be sent. Please try again.'),
    failed: async ({ thrown }, { text, answers, agreement, toldOfHR }) => {
      hearOfMissing(thrown)
      if (!isWorthRetrying(thrown)) return false
      const unsent = { job, title, letter: text, answers, agreement, toldOfHR }
      setKept({ isWhole: await keepUnsent(unsent, attached.current) })
      return true
    },
  })

  return { ...sending, kept }
}
