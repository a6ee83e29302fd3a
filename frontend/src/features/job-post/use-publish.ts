import { useState } from 'react'
import { noteSuccess } from '@/entities/device/after-success'
import { postJob, type SavedJob, updateJob } from '@/entities/job/calls'
import { refreshJobs } from '@/entities/job/hooks'
import { JOB_DRAFT } from '@/entities/job/unposted-job'
import { hearNews } from '@/lib/boot'
import { openClientKey } from '@/lib/forms/client-key'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import type { JobValues } from './fields'
import type { LiveForm } from './live-form'
import { jobPayload } from './payload'
import { problemsOf } from './problems'
import { MISSING, mayPublish } from './why-not'

/**
 * Sends a job if it is complete. The draft stays until the job is stored. Its client key is stored with it, so two
 * taps, a lost answer or two tabs with the same draft make one job.
 *
 * @param onKept called instead of sending if the company is in review: its complete draft waits
 * @param post publishes the job
 */
export function usePublish(
  draftName: string,
  live: LiveForm,
  onPosted: (job: SavedJob, title: string) => void,
  onKept: () => void,
  post = postJob,
) {
  const [form] = useState(() => openClientKey(`${draftName}-key`))
  const { run, ...sending } = useSend({
    call: (values: JobValues, sending) => {
      const payload = jobPayload(values, live.contacts)
      return form.makeOnce(
        payload,
        (key) => post(payload, key),
        async (job) => ({ ...job, ...(await updateJob(job.name, payload)) }),
        sending,
      )
    },
    done: (job, values) => {
      noteSuccess()
      onPosted(job, values.title)
      hearNews(job)
      void refreshJobs()
    },
    otherwise: () => __('This job could not be posted. Please try again.'),
    toasts: false,
  })

  async function publish(values: JobValues): Promise<void> {
    const isWhole = problemsOf(values, live).length === 0
    if (isWhole && mayPublish(live)) await run(values)
    else if (isWhole && draftName === JOB_DRAFT && live.company?.status === 'Pending Review') onKept()
    else document.getElementById(MISSING)?.focus()
  }

  return { ...sending, run: publish }
}
