import * as marketRules from '@rules/market.json'
import { useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkAnswers } from '@/entities/application/calls'
import type { SavedApplication } from '@/entities/application/types'
import { ConsentPart } from '@/entities/consent/consent-part'
import { useAgreement } from '@/entities/consent/use-agreement'
import { isStored } from '@/entities/job/job-links'
import type { JobDetails } from '@/entities/job/types'
import { useSearcher } from '@/entities/searcher/hooks'
import { useFormDraft } from '@/lib/forms/draft'
import { textSchema } from '@/lib/forms/field-schema'
import { useSchemaForm } from '@/lib/forms/form'
import { useFormFields } from '@/lib/forms/form-fields'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { logAction } from '@/lib/log-action'
import { limits, uploads } from '@/lib/rules'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { FilePicker } from '@/ui/file-picker'
import { FootBar } from '@/ui/foot-bar'
import { Form } from '@/ui/form'
import { TextAreaField } from '@/ui/text-field'
import { UploadStatus } from '@/ui/upload-status'
import { AnswerFields, focusAnswer } from './answer-fields'
import { answersOf, type Typed } from './answers'
import { NeverPay } from './never-pay'
import { fileLost, useUnsentFile } from './unsent-application'
import { type ApplicationToSend, applicationDraft, useApply } from './use-apply'

const label = () => __('Cover Letter')
const letterSchema = z.object({
  letter: textSchema(label, { max_length: marketRules.limits.cover_letter_length }),
  /** JSON, because drafts hold texts. */
  answers: z.string(),
})

/** The initial text of the letter. It claims nothing about the person, who may send it unread. */
const sampleLetter = (title: string) =>
  __(
    'Dear Sir or Madam,\n\nI would like to apply for the position of {0}. I would be glad to hear from you.\n\nThank you for your time.',
    [title],
  )

/** The rows of the letter. Before an edit on a live site it has fewer. */
const ROWS = { whole: 9, unedited: 4 }

type ApplicationFormProps = { job: JobDetails; onApplied: (application: SavedApplication) => void }

/** The typed answers, the unanswered questions, and the questions whose answer is not what the job needs. */
function useAnswers(job: JobDetails, form: UseFormReturn<z.infer<typeof letterSchema>>) {
  const { value, onChange } = useController({ control: form.control, name: 'answers' }).field
  const [missing, setMissing] = useState<readonly string[]>([])
  const [misses, setMisses] = useState<readonly string[]>([])
  const { questions = [] } = job
  const typed: Typed = JSON.parse(value)
  const { isRunning, run } = useSend({
    call: ({ answers = {} }: ApplicationToSend & { send: () => unknown }) => checkAnswers(job.name, answers),
    done: (found, { send }) => {
      setMisses(found)
      if (found.length === 0) return send()
      focusAnswer(found[0])
    },
    // Send anyway: the server checks the letter, too, and it may wait for a network.
    failed: async (_, { send }) => {
      await send()
      return true
    },
  })
  return {
    isRunning,
    isWarned: misses.length > 0,
    /** Marks the missing answers. Returns whether there are none. */
    check: () => {
      const { missing: left } = answersOf(questions, typed)
      setMissing(left)
      if (left.length > 0) focusAnswer(left[0])
      return left.length === 0
    },
    /** Sends, unless an answer does not fit the job and the person has not been told yet. */
    tell: (letter: ApplicationToSend, send: (letter: ApplicationToSend) => unknown) => {
      if (questions.length === 0) return send(letter)
      const { answers } = answersOf(questions, typed)
      const whole = { ...letter, answers }
      return misses.length > 0 ? send(whole) : run({ ...whole, send: () => send(whole) })
    },
    fields: questions.length > 0 && (
      <AnswerFields
        {...{ questions, typed, missing, misses }}
        onType={(id, text) => {
          onChange(JSON.stringify({ ...typed, [id]: text }))
          setMissing(missing.filter((each) => each !== id))
          setMisses([])
        }}
      />
    ),
  }
}

/** Resume, cover letter, and answers to the job's questions. For a sample job the tap is only logged. */
export function ApplicationForm({ job, onApplied }: ApplicationFormProps) {
  const [chosen, setChosen] = useState<File | null>(null)
  const [isEdited, setEdited] = useState(false)
  const unsent = useUnsentFile(job.name)
  const resume = chosen ?? unsent.file
  const { data: searcher } = useSearcher(isStored(job.name))
  const asking = useAgreement(['application'], isStored(job.name))
  const form = useSchemaForm(letterSchema, { letter: sampleLetter(job.title), answers: '{}' })
  const answers = useAnswers(job, form)
  const field = useFormFields(form)
  const { restored, discard } = useFormDraft(form, applicationDraft(job.name))
  const { isRunning, run, progress, failure, kept } = useApply(
    { job: job.name, title: job.title },
    (application) => {
      discard()
      onApplied(application)
    },
  )

  const apply = form.handleSubmit(({ letter }) => {
    // Both mark what is missing. The questions stand first, so they get the focus.
    const isAgreed = asking.check()
    if (!answers.check() || !isAgreed) return
    if (isStored(job.name))
      return answers.tell(
        { text: letter.trim(), resume, agreement: asking.agreement(), toldOfHR: job.goes_to_hr },
        run,
      )
    logAction('apply for job')
    discard()
  })

  const button = (
    <Button type="submit" full busy={isRunning || answers.isRunning}>
      {answers.isWarned ? __('Apply anyway') : __('Apply for Job')}
    </Button>
  )

  return (
    <Form onSubmit={apply} flex="1">
      {restored && (
        <Banner tone="info">
          {unsent.file
            ? __('We kept what you typed, and your file.')
            : __('We kept what you typed. Files are not kept: please choose them again.')}
        </Banner>
      )}
      {/* The required fields come first: a phone shows them without scrolling. */}
      {answers.fields}
      <ConsentPart asking={asking} />
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
      <TextAreaField
        label={label()}
        rows={isStored(job.name) && !isEdited ? ROWS.unedited : ROWS.whole}
        onFocus={() => setEdited(true)}
        {...field('letter')}
      />
      {job.goes_to_hr && (
        <Banner tone="info">
          {__(
            '{0} keeps applications in its own HR system, too. Your name and your letter are sent there. If you withdraw, they are overwritten there.',
            [job.company_name ?? ''],
          )}
        </Banner>
      )}
      {progress && <UploadStatus progress={progress} />}
      {/* Near the tapped button, because the top of the form is out of sight. */}
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
      {isStored(job.name) ? (
        <>
          <NeverPay />
          <FootBar aria-label={__('Apply for Job')} marginInline="-4" marginBottom="-4">
            {button}
          </FootBar>
        </>
      ) : (
        button
      )}
    </Form>
  )
}
