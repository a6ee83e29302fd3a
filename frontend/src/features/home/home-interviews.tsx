import { useComingInterviews } from '@/entities/interview/hooks'
import { InterviewCard } from '@/entities/interview/interview-card'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { TextLink } from '@/ui/button'
import { Cards } from '@/ui/card-list'
import { Row, Stack } from '@/ui/layout'
import { Heading } from '@/ui/text'

const SHOWN = 3
const OPEN = ['Offered', 'Other time', 'Booked']

/** A job searcher's next interviews; nothing if there are none. */
export default function HomeInterviews() {
  const { data = [] } = useComingInterviews('searcher')
  const open = data.filter(({ status }) => OPEN.includes(status)).slice(0, SHOWN)
  if (open.length === 0) return null
  return (
    <Stack as="section" gap="2">
      <Row justifyContent="space-between" flexWrap="wrap">
        <Heading>{__('Interviews')}</Heading>
        <TextLink to={paths.interviews}>{__('See all')}</TextLink>
      </Row>
      <Cards items={open} keyOf={({ interview }) => interview}>
        {(interview) => <InterviewCard interview={interview} />}
      </Cards>
    </Stack>
  )
}
