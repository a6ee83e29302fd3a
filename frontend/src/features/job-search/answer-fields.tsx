import { answerText, isWritten, questionsLabel, questionText } from '@/entities/question/question-words'
import type { Question } from '@/entities/question/types'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { RadioGroup } from '@/ui/checkbox'
import { Stack } from '@/ui/layout'
import { Subheading } from '@/ui/text'
import { NumberField } from '@/ui/tidy-field'
import type { Typed } from './answers'

const nameOf = (id: string) => `answer-${id}`

/** Focuses the question's field. */
export const focusAnswer = (id = ''): void => document.getElementsByName(nameOf(id))[0]?.focus()

type AnswerFieldsProps = {
  questions: readonly Question[]
  typed: Typed
  onType: (id: string, text: string) => void
  /** The ids of the questions that were sent without an answer. */
  missing: readonly string[]
  /** The ids of the questions whose answer is not what the job needs. */
  misses: readonly string[]
}

/** The job's questions, each with a field for its answer. */
export function AnswerFields({ questions, typed, onType, missing, misses }: AnswerFieldsProps) {
  return (
    <Stack as="section" gap="5">
      <Subheading>{questionsLabel()}</Subheading>
      {questions.map((question) => {
        const { id, kind, choices = [] } = question
        const text = questionText(question)
        const field = {
          label: <span translate={isWritten(question)}>{text}</span>,
          name: nameOf(id),
          required: true,
          error: missing.includes(id) ? __('Please answer: {0}', [text]) : undefined,
        }
        return (
          <Stack key={id} gap="2">
            {kind === 'number' ? (
              <NumberField
                {...field}
                autoComplete="off"
                defaultValue={typed[id]}
                onChange={({ target }) => onType(id, target.value)}
              />
            ) : (
              <RadioGroup
                {...field}
                beside
                options={
                  kind === 'choice'
                    ? choices.map((value) => ({ value, label: answerText(question, value) }))
                    : [
                        { value: 'Yes', label: __('Yes') },
                        { value: 'No', label: __('No') },
                      ]
                }
                value={typed[id] ?? ''}
                onChange={(value) => onType(id, value)}
              />
            )}
            {misses.includes(id) && (
              <Banner tone="info">{__('The company is looking for another answer here.')}</Banner>
            )}
          </Stack>
        )
      })}
    </Stack>
  )
}
