import { paths } from '@/lib/routes'
import { Card, Stack } from '@/ui/layout'
import { Caption, Subheading } from '@/ui/text'
import { TitleLink } from '@/ui/title-link'
import { InterviewPart } from './parts'
import type { Interview } from './types'

/** The reader's link to the application. */
const pathOf = ({ side, application, job }: Interview) =>
  side === 'company'
    ? `${paths.candidate}?${new URLSearchParams({ application })}`
    : `${paths.myJobs}?${new URLSearchParams({ job })}`

type InterviewCardProps = { interview: Interview; heading?: 'h2' | 'h3' }

/** An interview in a list: the other side, the job, the status and the actions. */
export const InterviewCard = ({ interview, heading = 'h3' }: InterviewCardProps) => (
  <Card as="article">
    <Stack gap="3">
      <Stack gap="0">
        <Subheading as={heading} htmlTranslate="no">
          <TitleLink to={pathOf(interview)}>{interview.name}</TitleLink>
        </Subheading>
        <Caption htmlTranslate="yes">{interview.job_title}</Caption>
      </Stack>
      <InterviewPart interview={interview} />
    </Stack>
  </Card>
)
