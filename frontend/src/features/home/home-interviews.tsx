import { InterviewCard } from '@/entities/interview/interview-card'
import type { Interview } from '@/entities/interview/types'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { TextLink } from '@/ui/button'
import { Cards } from '@/ui/card-list'
import { Row, Stack } from '@/ui/layout'
import { Heading } from '@/ui/text'

const SHOWN = 3

/** A job searcher's next interviews. */
export default function HomeInterviews({ interviews }: { interviews: readonly Interview[] }) {
  return (
    <Stack as="section" gap="2">
      <Row justifyContent="space-between" flexWrap="wrap">
        <Heading>{__('Interviews')}</Heading>
        <TextLink to={`${paths.interviews}?when=coming`}>{__('See all')}</TextLink>
      </Row>
      <Cards items={interviews.slice(0, SHOWN)} keyOf={({ interview }) => interview}>
        {(interview) => <InterviewCard interview={interview} />}
      </Cards>
    </Stack>
  )
}
