import { __ } from '@/lib/i18n/translate'
import { Card, Row, Stack } from '@/ui/layout'
import { ClockIcon, PinIcon } from '@/ui/screen-icons'
import { Subheading, Text } from '@/ui/text'
import { Thumbnail } from '@/ui/thumbnail'
import type { AppliedJob } from './types'

/** A job that one has applied for, and when. */
export function AppliedJobCard({ job }: { job: AppliedJob }) {
  return (
    <Card as="article">
      <Row alignItems="flex-start">
        <Thumbnail imageUrl={job.imageUrl} />
        <Stack gap="1" flex="1">
          <Subheading>{job.title}</Subheading>
          <Text tone="muted" size="sm">
            {__(job.category)}
          </Text>
          <Row as="p" gap="1" color="muted" fontSize="sm" alignItems="flex-start">
            <PinIcon small marginTop="0.5" />
            {job.location}
          </Row>
          <Row as="p" gap="1" color="accent" fontSize="sm" fontWeight="medium">
            <ClockIcon small />
            {__('Applied {0}', [__(job.timeAgo)])}
          </Row>
        </Stack>
      </Row>
    </Card>
  )
}
