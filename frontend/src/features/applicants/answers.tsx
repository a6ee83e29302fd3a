import { answerText, isWritten, questionText } from '@/entities/question/question-words'
import type { Answered } from '@/entities/question/types'
import { __ } from '@/lib/i18n/translate'
import { Row, Stack } from '@/ui/layout'
import { Tag } from '@/ui/tag'
import { Caption, Text } from '@/ui/text'

export const FitsAll = () => <Tag tone="success">{__('Fits all')}</Tag>

/** An applicant's answers to the job's questions. */
export const Answers = ({ answers }: { answers: readonly Answered[] }) => (
  <Stack as="ul" gap="1" listStyle="none">
    {answers.map((answered) => (
      <li key={answered.id}>
        <Caption htmlTranslate={isWritten(answered)}>{questionText(answered)}</Caption>
        <Row gap="2" flexWrap="wrap">
          <Text strong size="sm" htmlTranslate={isWritten(answered)}>
            {answerText(answered, answered.answer)}
          </Text>
          {answered.fits !== null && (
            <Tag tone={answered.fits ? 'success' : 'muted'}>
              {answered.fits ? __('Fits') : __('Does not fit')}
            </Tag>
          )}
        </Row>
      </li>
    ))}
  </Stack>
)
