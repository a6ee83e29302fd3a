import type { HistoryEntry } from '@/entities/candidate/details'
import { __ } from '@/lib/i18n/translate'
import { dayAndTimeOf } from '@/lib/time'
import { Row, Stack } from '@/ui/layout'
import { Section } from '@/ui/section'
import { Caption, Text } from '@/ui/text'
import { interviewInWords } from './interview-in-words'

/** The history of an application's status, latest first. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <Section heading={__('History')} size="md">
      <Stack as="ol" gap="3" listStyle="none">
        {[...entries].reverse().map(({ status, on, interview_at, place }) => (
          <Stack as="li" key={`${on} ${status}`} gap="0.5">
            <Row justifyContent="space-between" flexWrap="wrap" columnGap="3" rowGap="0">
              <Text strong>{__(status)}</Text>
              <Caption>{dayAndTimeOf(on)}</Caption>
            </Row>
            {interview_at && <Text size="sm">{interviewInWords(interview_at, place ?? '')}</Text>}
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
