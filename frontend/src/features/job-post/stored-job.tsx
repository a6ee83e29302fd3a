import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { updateJob } from '@/entities/job/calls'
import { refreshJobs, useStoredJob } from '@/entities/job/hooks'
import type { JobDetails } from '@/entities/job/types'
import { JOB_DRAFT } from '@/entities/job/unposted-job'
import { useFormDraft } from '@/lib/forms/draft'
import { isStale, useNewest } from '@/lib/forms/newest'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { toast } from '@/lib/toast'
import { Banner, NewestBanner } from '@/ui/banner'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { type JobValues, labels } from './fields'
import { JobWizard } from './job-wizard'
import { useLiveForm } from './live-form'
import { copyOf, jobPayload, valuesOf } from './payload'
import { problemsOf } from './problems'
import { PublishForm } from './publish-job'
import { useJobSteps } from './use-job-steps'
import { MISSING } from './why-not'

function EditJob({ stored: read, reload }: { stored: JobDetails; reload: () => void }) {
  const [posted] = useState(() => valuesOf(read))
  const form = useForm({ defaultValues: posted })
  const { stored, clashes, takeNewest } = useNewest(form, read, valuesOf)
  // The form may have opened with an older version.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where another version is read
  useEffect(() => {
    if (read.modified !== stored.modified) takeNewest(read)
  }, [read.modified])
  const { discard } = useFormDraft(form, `${JOB_DRAFT}:${stored.name}`)
  const job = useJobSteps()
  const live = useLiveForm(form, { name: stored.name, publishedOn: stored.published_on, values: posted })
  const { isRunning, run, failure } = useSend({
    call: (values: JobValues) =>
      updateJob(stored.name, { ...jobPayload(values, live.contacts), modified: stored.modified }),
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

  function save(values: JobValues) {
    if (problemsOf(values, live).length === 0) return run(values)
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
      note={clashes?.length ? <NewestBanner clashes={clashes.map((name) => labels[name]())} /> : undefined}
    />
  )
}

function CopyJob({ stored }: { stored: JobDetails }) {
  const [copied] = useState(() => copyOf(stored))
  const note = (
    <Banner tone="info">
      {__('This is a copy of {0}. Please change what differs, such as the place.', [stored.title])}
    </Banner>
  )
  return <PublishForm draftName={`${JOB_DRAFT}:copy:${stored.name}`} copied={copied} note={() => note} />
}

/**
 * The wizard with a posted job of the account's company, to edit or to copy. Shows its loading, failed and missing
 * states.
 */
export default function StoredJob({ id, isCopy }: { id: string; isCopy: boolean }) {
  const reading = useStoredJob(id)
  const stored = reading.data?.is_own ? reading.data : null
  if (stored)
    return isCopy ? <CopyJob stored={stored} /> : <EditJob stored={stored} reload={reading.reload} />
  const data = reading.data === undefined ? undefined : null
  return (
    <Screen title={isCopy ? __('Post New Job') : __('Edit Job')} header={{ back: 'home' }}>
      <ReadingView
        reading={{ ...reading, data }}
        empty={__('This job was not found among the jobs of your company.')}
        skeletons={1}
      >
        {() => null}
      </ReadingView>
    </Screen>
  )
}
