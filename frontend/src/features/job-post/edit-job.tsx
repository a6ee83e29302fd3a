import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { updateJob } from '@/entities/job/calls'
import { refreshJobs } from '@/entities/job/hooks'
import type { WireJob } from '@/entities/job/wire-types'
import { sentenceOf } from '@/lib/backend/errors'
import { useFormDraft } from '@/lib/forms/draft'
import { isStale, putNewestUnder } from '@/lib/forms/newest'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { watchAccount } from '@/lib/session/session'
import { toast } from '@/lib/toast'
import { NewestBanner } from '@/ui/newest-banner'
import type { JobDraft } from './job-draft'
import { JobWizard } from './job-wizard'
import { labels } from './labels'
import { useLiveForm } from './live-form'
import { OwnJob } from './own-job'
import { problemsOf } from './problems'
import { useJobSteps } from './use-job-steps'
import { MISSING } from './why-not'
import { toDraft, toWire } from './wire'

/**
 * Puts what the server holds by now under what was typed: the form may have opened with an older version. Gives the version
 * that the form is on, and the fields that were changed on both sides.
 */
function useNewest(form: UseFormReturn<JobDraft>, stored: WireJob) {
  const [held, setHeld] = useState(stored)
  const [clashes, setClashes] = useState<(keyof JobDraft)[]>([])
  useEffect(() => {
    if (stored.modified === held.modified) return
    setClashes(putNewestUnder(form, toDraft(held), toDraft(stored)))
    setHeld(stored)
  }, [form, stored, held])
  return { modified: held.modified, clashes }
}

function EditForm({ stored, reload }: { stored: WireJob; reload: () => void }) {
  const [posted] = useState(() => toDraft(stored))
  const form = useForm({ defaultValues: posted })
  const { modified, clashes } = useNewest(form, stored)
  const { discard } = useFormDraft(form, `job-post:${stored.name}`)
  const job = useJobSteps()
  const [failure, setFailure] = useState<string | null>(null)
  const live = useLiveForm(form, {
    name: stored.name,
    publishedOn: stored.published_on ?? undefined,
    draft: posted,
  })
  const { isRunning, run } = useSingleFlight(async (draft: JobDraft) => {
    if (problemsOf(draft, live).length > 0) {
      document.getElementById(MISSING)?.focus()
      return
    }
    const isAnother = watchAccount()
    setFailure(null)
    try {
      const { status } = await updateJob(stored.name, { ...toWire(draft, live.contacts), modified })
      if (isAnother()) return
      discard()
      if (status === 'Held') toast.info(__('This job is being checked before others see it.'))
      else toast.success(__('Job updated successfully!'))
      void refreshJobs()
      job.leave(paths.myJobs)
    } catch (thrown) {
      if (isAnother()) return
      setFailure(sentenceOf(thrown, __('This job could not be saved. Please try again.')))
      if (isStale(thrown)) reload()
    }
  })
  return (
    <JobWizard
      title={__('Edit Job')}
      form={form}
      job={job}
      live={live}
      onSubmit={run}
      isBusy={isRunning}
      failure={failure}
      submit={__('Save')}
      note={clashes.length > 0 && <NewestBanner clashes={clashes.map((field) => labels[field]())} />}
    />
  )
}

/** The wizard with a posted job of the company in it. */
export default function EditJob({ id }: { id: string }) {
  return (
    <OwnJob id={id} title={__('Edit Job')}>
      {(stored, reload) => <EditForm stored={stored} reload={reload} />}
    </OwnJob>
  )
}
