import { type ReactNode, useEffect, useRef } from 'react'
import { placeInWords } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { timeFromNow } from '@/lib/time'
import { Card, Row, Stack } from '@/ui/layout'
import { ClockIcon, PinIcon } from '@/ui/screen-icons'
import { Caption, Subheading, Text } from '@/ui/text'
import { Thumbnail } from '@/ui/thumbnail'
import { TitleLink } from '@/ui/title-link'
import type { AppliedJob } from './types'

type AppliedJobCardProps = {
  job: AppliedJob
  /** The link of the title; without it the title is plain text. */
  titleTo?: string
  /** Whether a link led to this application. Then the screen scrolls to it. */
  isTarget?: boolean
  /** The application's steps and its actions. */
  children?: ReactNode
}

/** Scrolls an element to the middle, after its screen has started at the top. */
function useInSight(isWanted: boolean) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isWanted) return
    const frame = requestAnimationFrame(() => element.current?.scrollIntoView({ block: 'center' }))
    return () => cancelAnimationFrame(frame)
  }, [isWanted])
  return element
}

/** A job that the person has applied for, with the date. */
export function AppliedJobCard({ job, titleTo, isTarget = false, children }: AppliedJobCardProps) {
  const card = useInSight(isTarget)
  const timeAgo = 'timeAgo' in job ? __(job.timeAgo) : timeFromNow(job.applied_on)
  return (
    <Card
      as="article"
      ref={card}
      borderWidth="thin"
      borderColor={isTarget ? 'brand' : 'transparent'}
      aria-current={isTarget || undefined}
    >
      <Stack gap="3">
        <Row alignItems="flex-start">
          <Thumbnail imageUrl={job.company_logo} />
          <Stack gap="1" flex="1">
            <Subheading htmlTranslate="yes">
              {titleTo ? <TitleLink to={titleTo}>{job.title}</TitleLink> : job.title}
            </Subheading>
            <Caption>{__(job.category)}</Caption>
            {job.company_name && <Text size="sm">{job.company_name}</Text>}
            <Row as="p" gap="1" color="muted" fontSize="sm" alignItems="flex-start" overflowWrap="anywhere">
              <PinIcon small marginTop="0.5" />
              <span>{placeInWords(job)}</span>
            </Row>
            <Row as="p" gap="1" color="muted" fontSize="sm" overflowWrap="anywhere">
              <ClockIcon small />
              <span>{__('Applied {0}', [timeAgo])}</span>
            </Row>
          </Stack>
        </Row>
        {children}
      </Stack>
    </Card>
  )
}
