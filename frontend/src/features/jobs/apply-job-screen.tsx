import { useState } from 'react'
import { logAction } from '@/lib/log-action'
import { limits, uploads } from '@/lib/rules'
import { __ } from '@/lib/translate'
import { Button } from '@/ui/button'
import { FilePicker } from '@/ui/file-picker'
import { JobCard } from '@/ui/job-card'
import { Stack } from '@/ui/layout'
import { Screen } from '@/ui/screen'
import { SourceView } from '@/ui/source-view'
import { TextAreaField } from '@/ui/text-field'
import { useJobLoader } from './use-job-loader'

function ApplicationForm({ jobTitle }: { jobTitle: string }) {
  const [resume, setResume] = useState<File | null>(null)
  const sampleLetter = __(
    'Dear Sir or Madam,\n\nI would like to apply for the position of {0}. I have done similar work before, I learn quickly and I can join at short notice.\n\nThank you for your time.',
    [jobTitle],
  )
  return (
    <Stack>
      <FilePicker
        label={__('Resume')}
        helper={__('PDF or picture, up to {0} MB', [Math.floor(limits.upload_bytes / 2 ** 20)])}
        accept={uploads.document}
        maxBytes={limits.upload_bytes}
        file={resume}
        onPick={setResume}
      />
      <TextAreaField label={__('Cover Letter')} rows={9} defaultValue={sampleLetter} />
      <Button onClick={() => logAction('apply for job')}>{__('Apply for Job')}</Button>
    </Stack>
  )
}

/** Applying for a job: a resume and a letter. Nothing is sent yet (spec section 7). */
export function ApplyJobScreen() {
  return (
    <Screen title={__('Apply Job')} header={{ back: 'history' }}>
      <SourceView load={useJobLoader()} empty={__('This job is no longer there.')} skeletons={1}>
        {(job) => (
          <>
            <JobCard job={job} heading="h2" />
            <ApplicationForm jobTitle={__(job.title)} />
          </>
        )}
      </SourceView>
    </Screen>
  )
}
