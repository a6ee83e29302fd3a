import { useState } from 'react'
import { noteSuccess } from '@/entities/device/after-success'
import { postJob, type SavedJob, updateJob } from '@/entities/job/calls'
import { refreshJobs } from '@/entities/job/hooks'
import type { Payload } from '@/lib/backend/call'
import { sentenceOf } from '@/lib/backend/errors'
import { openClientKey } from '@/lib/forms/client-key'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'
import { hearOfMarket } from '@/lib/market'
import { watchAccount } from '@/lib/session/session'
import type { JobDraft } from './job-draft'
import type { LiveForm } from './live-form'
import { problemsOf } from './problems'
import { MISSING, mayPublish } from './why-not'
import { toWire } from './wire'

async function publish(values: Payload, form: ReturnType<typeof openClientKey>): Promise<SavedJob> {
  const { key, isRepeated } = form.noteSending(values)
  const job = await postJob(values, key)
  // What was typed since the first attempt is not in the job that the first one may have made.
  return isRepeated ? { ...job, ...(await updateJob(job.name, values)) } : job
}

/**
 * Sends a job, once at a time, if it may be sent. The draft stays until it is there. Its client key is kept beside it: two
 * taps and a lost answer give one job. So do two tabs with the very same draft.
 */
export function usePublish(
  draftName: string,
  live: LiveForm,
  onPosted: (job: SavedJob, title: string) => void,
) {
  const [form] = useState(() => openClientKey(`${draftName}-key`))
  const [failure, setFailure] = useState<string | null>(null)
  const flight = useSingleFlight(async (draft: JobDraft) => {
    if (!mayPublish(live) || problemsOf(draft, live).length > 0) {
      document.getElementById(MISSING)?.focus()
      return
    }
    const isAnother = watchAccount()
    setFailure(null)
    try {
      const job = await publish(toWire(draft, live.contacts), form)
      if (isAnother()) return
      form.noteSaved()
      noteSuccess()
      onPosted(job, draft.jobTitle)
      hearOfMarket(job)
      void refreshJobs()
    } catch (thrown) {
      if (!isAnother()) setFailure(sentenceOf(thrown, __('This job could not be posted. Please try again.')))
    }
  })
  return { ...flight, failure }
}
