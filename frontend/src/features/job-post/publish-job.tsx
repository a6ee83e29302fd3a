import { type ReactNode, useEffect, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { postJob, SavedJob } from '@/entities/job/calls'
import { JOB_DRAFT } from '@/entities/job/unposted-job'
import { useFormDraft } from '@/lib/forms/draft'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/text'
import { AfterSubmit } from './after-submit-part'
import { emptyJob, type FieldName, type JobValues } from './fields'
import { dropSubmitted, readSubmitted } from './job-draft'
import { JobWizard } from './job-wizard'
import { listedCategory, useLiveForm } from './live-form'
import { useJobSteps } from './use-job-steps'
import { useOfferedCategory } from './use-offered-category'
import { usePublish } from './use-publish'

/** Offers to restore the job that was submitted before the company could publish it. */
function Submitted({ form }: { form: UseFormReturn<JobValues> }) {
  const [submitted, setSubmitted] = useState(readSubmitted)
  if (!submitted) return null

  function close() {
    dropSubmitted()
    setSubmitted(null)
  }
  function take() {
    for (const [name, value] of Object.entries(submitted ?? {}))
      form.setValue(name as FieldName, value, { shouldDirty: true })
    close()
  }

  return (
    <Banner tone="info">
      <Stack gap="2">
        <Text>{__('You filled in a job before it could be posted: {0}', [submitted.title])}</Text>
        <Row gap="2" flexWrap="wrap">
          <Button size="sm" onClick={take}>
            {__('Use it')}
          </Button>
          <Button size="sm" variant="quiet" onClick={close}>
            {__('No, thanks')}
          </Button>
        </Row>
      </Stack>
    </Banner>
  )
}

type PublishFormProps = {
  /** The name of the draft. */
  draftName: string
  /** The job to copy. */
  copied?: JobValues
  note: (form: UseFormReturn<JobValues>) => ReactNode
  /** Publishes a draft that the server has. */
  post?: typeof postJob
}

/** The wizard that publishes its job. */
export function PublishForm({ draftName, copied, note, post }: PublishFormProps) {
  const form = useForm({ defaultValues: copied ?? emptyJob })
  const draft = useFormDraft(form, draftName)
  const job = useJobSteps()
  const live = useLiveForm(form, copied && { values: copied })
  function showPosted({ name, matches = 0, held_for: heldFor }: SavedJob, title: string) {
    draft.discard()
    job.markPosted({ matches, job: { name, title }, heldFor })
  }
  function showKept() {
    toast.success(__('Your job is kept on this device. Post it once your company is approved.'))
    job.leave(paths.home)
  }
  const { isRunning, run, failure } = usePublish(draftName, live, showPosted, showKept, post)

  const { categories, company } = live
  useEffect(() => {
    const [contact, ...others] = company?.hr_list ?? []
    if (contact && others.length === 0 && !form.getValues('selected_hr'))
      form.setValue('selected_hr', contact.hr_row_id, { shouldDirty: true })
  }, [form, company])
  const category = useWatch({ control: form.control, name: 'category' })
  const listed = listedCategory(category, categories)
  useEffect(() => {
    if (listed !== category) form.setValue('category', listed, { shouldDirty: true })
  }, [form, category, listed])
  useOfferedCategory(form, live)

  return (
    <JobWizard
      title={__('Post New Job')}
      form={form}
      job={job}
      live={live}
      onSubmit={run}
      // The job stays on the device until the company is approved.
      submit={live.company?.status === 'Pending Review' ? __('Save') : undefined}
      isBusy={isRunning}
      failure={failure?.message}
      note={job.current === 0 && note(form)}
    >
      <AfterSubmit job={job} />
    </JobWizard>
  )
}

export const PublishJob = () => (
  <PublishForm draftName={JOB_DRAFT} note={(form) => <Submitted form={form} />} />
)
