import { limits } from '@rules/market.json'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { checkQuestion } from '@/entities/job/calls'
import { answerText, questionText } from '@/entities/question/question-words'
import type { Question } from '@/entities/question/types'
import { BackendError } from '@/lib/backend/errors'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { ChoiceChips } from '@/ui/choice-chips'
import { Disclosure } from '@/ui/disclosure'
import { FieldError, FormLabel } from '@/ui/field'
import { Box, Row, Stack } from '@/ui/layout'
import { Removable } from '@/ui/removable'
import { SelectField } from '@/ui/select-field'
import { Caption } from '@/ui/text'
import { TextAreaField, TextField } from '@/ui/text-field'
import { NumberField } from '@/ui/tidy-field'
import { labels } from './fields'
import type { StepProps } from './job-details-step'
import { type Asked, questionsIn, textOfQuestions } from './job-questions'
import { needing, needingAtLeast, readyQuestions } from './question-choices'

type AskedQuestionProps = { question: Asked; onChange: (question: Asked) => void; onRemove: () => void }

/** A question of the job, with the answers that the job needs. */
function AskedQuestion({ question, onChange, onRemove }: AskedQuestionProps) {
  const { kind, choices = [], must } = question
  const text = questionText(question)
  const answers = kind === 'yes_no' ? [true, false] : choices
  return (
    <Stack gap="2" borderTopWidth="thin" borderColor="line" paddingTop="3">
      <Box>
        <Removable onRemove={onRemove}>{text}</Removable>
      </Box>
      {kind === 'number' ? (
        <NumberField
          label={__('The job needs at least')}
          defaultValue={must === undefined ? '' : String(must)}
          onChange={({ target }) => onChange(needingAtLeast(question, target.value))}
        />
      ) : (
        <>
          <Caption>{__('The job needs:')}</Caption>
          <ChoiceChips
            label={__('The job needs: {0}', [text])}
            choices={answers.map((each) => ({ value: String(each), label: answerText(question, each) }))}
            isChosen={(value) => (Array.isArray(must) ? must.includes(value) : String(must) === value)}
            onChoose={(value) => onChange(needing(question, kind === 'yes_no' ? value === 'true' : value))}
          />
        </>
      )}
    </Stack>
  )
}

const kinds = (): { value: Question['kind']; label: string }[] => [
  { value: 'yes_no', label: __('Yes or no') },
  { value: 'number', label: __('A number') },
  { value: 'choice', label: __('One of several answers') },
]

/** A question in the company's own words. Before it is added, the server refuses what must not be asked. */
function OwnQuestion({ onAdd, onCancel }: { onAdd: (question: Asked) => void; onCancel: () => void }) {
  const [text, setText] = useState('')
  const [kind, setKind] = useState<Question['kind']>('yes_no')
  const [choices, setChoices] = useState('')
  const errorId = useId()
  const { isRunning, run, failure } = useSend({
    call: (question: Asked) => checkQuestion(question),
    done: (_, question) => onAdd(question),
    failed: ({ thrown }, question) => {
      if (thrown instanceof BackendError && thrown.httpStatus === 417) return false
      // Posting checks it again.
      onAdd(question)
      return true
    },
    toasts: false,
  })
  const lines = choices.split('\n').filter((line) => line.trim())
  const add = () => run({ text, kind, ...(kind === 'choice' && { choices: lines }) })
  return (
    <Stack gap="4">
      <TextField
        label={__('Your question')}
        maxLength={limits.question_length}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // Enter would open the next step of the job.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <SelectField
        label={__('How people answer')}
        options={kinds()}
        placeholder={null}
        value={kind}
        onChange={({ target }) => setKind(target.value as Question['kind'])}
      />
      {kind === 'choice' && (
        <TextAreaField
          label={__('The answers, each on a line')}
          value={choices}
          onChange={({ target }) => setChoices(target.value)}
        />
      )}
      <FieldError id={errorId}>{failure?.message}</FieldError>
      <Row flexWrap="wrap">
        <Button size="sm" busy={isRunning} onClick={add}>
          {__('Add')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {__('Cancel')}
        </Button>
      </Row>
    </Stack>
  )
}

/** The questions for applicants: ready ones with a tap, and the company's own. */
export function QuestionsField({ form }: StepProps) {
  const { value, onChange } = useController({ control: form.control, name: 'questions' }).field
  const [isWriting, setWriting] = useState(false)
  const id = useId()
  const asked = questionsIn(value)
  const change = (questions: Asked[]) => onChange(textOfQuestions(questions))
  const offered = readyQuestions.filter(({ key }) => asked.every((each) => each.key !== key))
  return (
    <Stack gap="3" role="group" aria-labelledby={id}>
      <FormLabel id={id}>{labels.questions()}</FormLabel>
      <Caption>
        {__('Up to {0}. Tap the answers that the job needs; everybody can still apply.', [limits.questions])}
      </Caption>
      {asked.map((question, at) => (
        <AskedQuestion
          key={question.key ?? question.text}
          question={question}
          onChange={(changed) => change(asked.map((each, place) => (place === at ? changed : each)))}
          onRemove={() => change(asked.filter((_, place) => place !== at))}
        />
      ))}
      {asked.length < limits.questions && (
        <Disclosure label={__('Add')} isOpen={asked.length > 0}>
          <ChoiceChips
            label={labels.questions()}
            choices={offered.map((each) => ({ value: each.key ?? '', label: questionText(each) }))}
            isChosen={() => false}
            onChoose={(key) => change([...asked, ...offered.filter((each) => each.key === key)])}
          />
          {isWriting ? (
            <OwnQuestion
              onAdd={(question) => {
                change([...asked, question])
                setWriting(false)
              }}
              onCancel={() => setWriting(false)}
            />
          ) : (
            <Button variant="outline" size="sm" marginTop="3" onClick={() => setWriting(true)}>
              {__('Write your own question')}
            </Button>
          )}
        </Disclosure>
      )}
    </Stack>
  )
}
