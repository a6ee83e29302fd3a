import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { updateJob } from '@/entities/job/calls'
import { refreshJobs } from '@/entities/job/hooks'
import type { WireJob } from '@/entities/job/wire-types'
import { useFormDraft } from '@/lib/forms/draft'
import { isStale, useNewest } from '@/lib/forms/newest'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
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

function EditForm({ stored: read, reload }: { stored: WireJob; reload: () => void }) {
  const [posted] = useState(() => toDraft(read))
  const form = useForm({ defaultValues: posted })
  const { stored, clashes, takeNewest } = useNewest(form, read, toDraft)
  // The form may have opened with an older version.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where another version is read
  useEffect(() => {
    if (read.modified !== stored.modified) takeNewest(read)
  }, [read.modified])
  const { discard } = useFormDraft(form, `job-post:${stored.name}`)
  const job = useJobSteps()
  const live = useLiveForm(form, {
    name: stored.name,
    publishedOn: stored.published_on ?? undefined,
    draft: posted,
  })
  const { isRunning, run, failure } = useSend({
    call: (draft: JobDraft) =>
      updateJob(stored.name, { ...toWire(draft, live.contacts), modified: stored.modified }),
    done: ({ status }) => {
      discard()
      if (status === 'Held') toast.info(__('This job is being checked before others see it.'))
      else toast.success(__('Job updated successfully!'))
      void refreshJobs()
      job.leave(paths.myJobs)
    },
    otherwise: () => __('This job could not be saved. Please try again.'),
    failed: ({ thrown }) => {
      if (isStale(thrown)) reload()
    },
    toasts: false,
  })

  function save(draft: JobDraft) {
    if (problemsOf(draft, live).length === 0) return run(draft)
    document.getElementById(MISSING)?.focus()
  }

  return (
    <JobWizard
      title={__('Edit Job')}
      form={form}
      job={job}
      live={live}
      onSubmit={save}
      isBusy={isRunning}
      failure={failure?.message}
      submit={__('Save')}
      note={clashes?.length ? <NewestBanner clashes={clashes.map((field) => labels[field]())} /> : undefined}
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
