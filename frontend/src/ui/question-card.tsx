import type { ReactNode } from 'react'
import { __ } from '@/lib/i18n/translate'
import { Banner } from './banner'
import { Button } from './button'
import { Card, Stack } from './layout'
import { ProgressBar } from './progress-bar'
import { Caption, Heading } from './text'

/** Sends an answer that needs more than one tap. */
export const Next = ({ isRunning, onClick }: { isRunning: boolean; onClick: () => void }) => (
  <Button busy={isRunning} onClick={onClick}>
    {__('Next')}
  </Button>
)

type QuestionCardProps = {
  /** The question's number, from 1. A single question has none. */
  number?: number
  /** The number of questions. */
  count: number
  question: string
  /** Why the last answer was not saved. */
  failure?: string
  children: ReactNode
}

/** One question of several, with its answers. */
export function QuestionCard({ number, count, question, failure, children }: QuestionCardProps) {
  return (
    <>
      {number !== undefined && (
        <Card>
          <Stack gap="2">
            <Caption id="question-number">{__('Question {0} of {1}', [number, count])}</Caption>
            <ProgressBar percent={(100 * number) / count} labelledBy="question-number" />
          </Stack>
        </Card>
      )}
      <Card as="section">
        <Stack>
          <Heading>{question}</Heading>
          {failure && <Banner tone="error">{failure}</Banner>}
          {children}
        </Stack>
      </Card>
    </>
  )
}
