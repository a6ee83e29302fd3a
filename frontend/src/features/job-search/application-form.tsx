import * as marketRules from '@rules/market.json'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { SavedApplication } from '@/entities/application/types'
import { ConsentPart } from '@/entities/consent/consent-part'
import { useAgreement } from '@/entities/consent/use-agreement'
import { isStored } from '@/entities/job/links'
import type { JobDetails } from '@/entities/job/types'
import { useSearcher } from '@/entities/searcher/hooks'
import { useFormDraft } from '@/lib/forms/draft'
import { textSchema } from '@/lib/forms/field-schema'
import { useSchemaForm } from '@/lib/forms/form'
import { useFormFields } from '@/lib/forms/form-fields'
import { __ } from '@/lib/i18n/translate'
import { logAction } from '@/lib/log-action'
import { limits, uploads } from '@/lib/rules'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { FilePicker } from '@/ui/file-picker'
import { Form } from '@/ui/form'
import { TextAreaField } from '@/ui/text-field'
import { UploadStatus } from '@/ui/upload-status'
import { NeverPay } from './never-pay'
import { fileLost, useUnsentFile } from './unsent'
import { applicationDraft, useApply } from './use-apply'

const label = () => __('Cover Letter')
const letterSchema = z.object({
  letter: textSchema(label, { max_length: marketRules.limits.cover_letter_length }),
})

/** The first text of the letter. It claims nothing about the person, who may send it unread. */
const sampleLetter = (title: string) =>
  __(
    'Dear Sir or Madam,\n\nI would like to apply for the position of {0}. I would be glad to hear from you.\n\nThank you for your time.',
    [title],
  )

type ApplicationFormProps = { job: JobDetails; onApplied: (application: SavedApplication) => void }

/** Resume and cover letter. For a sample job the tap is only logged. */
export function ApplicationForm({ job, onApplied }: ApplicationFormProps) {
  const [chosen, setChosen] = useState<File | null>(null)
  const unsent = useUnsentFile(job.id)
  const resume = chosen ?? unsent.file
  const { data: searcher } = useSearcher(isStored(job.id))
  const asking = useAgreement(['profile', 'application'], isStored(job.id))
  const form = useSchemaForm(letterSchema, { letter: sampleLetter(job.title) })
  const field = useFormFields(form)
  const { restored, discard } = useFormDraft(form, applicationDraft(job.id))
  const { isRunning, run, progress, failure, kept } = useApply(
    { job: job.id, title: job.title },
    (application) => {
      discard()
      onApplied(application)
    },
  )

  const apply = form.handleSubmit(({ letter }) => {
    if (!asking.check()) return
    if (isStored(job.id)) return run({ text: letter.trim(), resume, agreement: asking.agreement() })
    logAction('apply for job')
    discard()
  })

  return (
    <Form onSubmit={apply}>
      {restored && (
        <Banner tone="info">
          {unsent.file
            ? __('We kept what you typed, and your file.')
            : __('We kept what you typed. Files are not kept: please choose them again.')}
        </Banner>
      )}
      <FilePicker
        label={__('Resume')}
        helper={__('A picture, or a PDF up to {0} MB', [Math.floor(limits.upload_bytes / 2 ** 20)])}
        accept={uploads.resume}
        maxBytes={limits.upload_bytes}
        file={resume}
        storedUrl={searcher?.resume}
        error={unsent.isLost && !chosen ? fileLost() : undefined}
        onPick={setChosen}
      />
      <TextAreaField label={label()} rows={9} {...field('letter')} />
      <ConsentPart asking={asking} />
      {progress && <UploadStatus progress={progress} />}
      {/* Beside the tapped button, because the top of the form is out of sight. */}
      {failure && <Banner tone="error">{failure.message}</Banner>}
      {kept && (
        <Banner tone="info">
          <p>{__('Not sent yet.')}</p>
          <p>{__('It is kept on this device. Send it from here or from My Jobs once you are connected.')}</p>
          {!kept.isWhole && (
            <p>
              {__(
                'Your file cannot be kept here: you will be asked for it once more if you leave this page.',
              )}
            </p>
          )}
        </Banner>
      )}
      {isStored(job.id) && <NeverPay />}
      <Button type="submit" busy={isRunning}>
        {__('Apply for Job')}
      </Button>
    </Form>
  )
}
