import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useJob } from '@/entities/job/hooks'
import { JobCard } from '@/entities/job/job-card'
import type { JobDetails } from '@/entities/job/types'
import { useFormDraft } from '@/lib/forms/draft'
import { __ } from '@/lib/i18n/translate'
import { logAction } from '@/lib/log-action'
import { limits, uploads } from '@/lib/rules'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { FilePicker } from '@/ui/file-picker'
import { Form } from '@/ui/form'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { TextAreaField } from '@/ui/text-field'

function ApplicationForm({ job }: { job: JobDetails }) {
  const [resume, setResume] = useState<File | null>(null)
  const sampleLetter = __(
    'Dear Sir or Madam,\n\nI would like to apply for the position of {0}. I have done similar work before, I learn quickly and I can join at short notice.\n\nThank you for your time.',
    [job.title],
  )
  const form = useForm({ defaultValues: { letter: sampleLetter } })
  const { restored, discard } = useFormDraft(form, `application:${job.id}`)

  const apply = form.handleSubmit(() => {
    logAction('apply for job')
    discard()
  })

  return (
    <Form onSubmit={apply}>
      {restored && (
        <Banner tone="info">
          {__('We kept what you typed. Files are not kept: please choose them again.')}
        </Banner>
      )}
      <FilePicker
        label={__('Resume')}
        helper={__('PDF or picture, up to {0} MB', [Math.floor(limits.upload_bytes / 2 ** 20)])}
        accept={uploads.document}
        maxBytes={limits.upload_bytes}
        file={resume}
        onPick={setResume}
      />
      <TextAreaField label={__('Cover Letter')} rows={9} {...form.register('letter')} />
      <Button type="submit">{__('Apply for Job')}</Button>
    </Form>
  )
}

/** Applying for a job: a resume and a letter. Nothing is sent yet (docs/behaviour.md#apply-job). */
export function ApplyJobScreen() {
  return (
    <Screen title={__('Apply Job')} header={{ back: 'history' }}>
      <ReadingView reading={useJob()} empty={__('This job is no longer there.')} skeletons={1}>
        {(job) => (
          <>
            <JobCard job={job} heading="h2" />
            <ApplicationForm job={job} />
          </>
        )}
      </ReadingView>
    </Screen>
  )
}
