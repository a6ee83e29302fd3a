import { type ReactNode, useContext } from 'react'
import { TradePicture } from '@/entities/trade/trade-picture'
import { __ } from '@/lib/i18n/translate'
import { timeFromNow } from '@/lib/time'
import { useNow } from '@/lib/use-now'
import { ButtonLink } from '@/ui/button'
import { Box, Row, Stack } from '@/ui/layout'
import { Listen } from '@/ui/listen'
import { OpenItem } from '@/ui/open-item'
import { BookmarkIcon } from '@/ui/screen-icons'
import { Tag } from '@/ui/tag'
import { HiddenText, Text } from '@/ui/text'
import { Thumbnail } from '@/ui/thumbnail'
import { CardLink, LinkedCard } from '@/ui/title-link'
import { JobTitle, Pay } from './job-card'
import { applyJobPath, jobDetailsPath } from './job-links'
import { shownPay, shownPlace } from './shown-job'
import type { Job } from './types'

/** The card's text, one line each, to be read aloud. */
function aloud(job: Job): string {
  const pay = shownPay(job)
  return [job.title, job.trade, pay && `${pay.amounts} ${pay.detail}`, ...shownPlace(job)]
    .filter(Boolean)
    .join('\n')
}

function Apply({ job }: { job: Job }) {
  if (job.applied) return <Tag tone="success">{__('Applied')}</Tag>
  return (
    <Row gap="2">
      {job.saved && (
        <Box as="span" color="brand" display="inline-flex">
          <BookmarkIcon small />
          <HiddenText>{__('Saved')}</HiddenText>
        </Box>
      )}
      <ButtonLink size="sm" to={applyJobPath(job.name)}>
        {__('Apply', [], 'job')}
      </ButtonLink>
    </Row>
  )
}

/** Above the link that covers the whole card. */
const aboveTheLink = { position: 'relative', zIndex: '1' } as const

export type ListedJobCardProps = {
  job: Job
  /** The heading level of the title. */
  heading?: 'h2' | 'h3'
  /** Replaces *Apply*. */
  action?: ReactNode
  /** Further content below the rest. */
  children?: ReactNode
}

/** A stored job in a list: title, pay, place and age. The whole card is a link to the job, which shows the rest. */
export function ListedJobCard({
  job,
  heading = 'h3',
  action = <Apply job={job} />,
  children,
}: ListedJobCardProps) {
  const now = useNow()
  const isOpen = useContext(OpenItem) === job.name
  const age = timeFromNow(job.published_on, now)
  return (
    <LinkedCard borderColor={isOpen ? 'brand' : 'transparent'} bg={isOpen ? 'brandSoft' : undefined}>
      <Stack gap="3">
        <Row alignItems="flex-start">
          {/* As high as the text beside it, so that nothing moves when Listen appears. */}
          <Stack gap="0" alignItems="center" flexShrink="0">
            {job.trades?.length ? (
              <TradePicture trades={job.trades} imageUrl={job.company_logo} />
            ) : (
              <Thumbnail imageUrl={job.company_logo} />
            )}
            <Box {...aboveTheLink} height="touch">
              <Listen isIcon read={() => aloud(job)} />
            </Box>
          </Stack>
          <Stack gap="1" flex="1">
            <div>
              <JobTitle as={heading} htmlTranslate="yes">
                <CardLink to={jobDetailsPath(job)} aria-current={isOpen || undefined}>
                  {job.title}
                </CardLink>
              </JobTitle>
              {job.trade && <Text size="sm">{job.trade}</Text>}
            </div>
            <Pay job={job} />
            <Row gap="2" justifyContent="space-between" flexWrap="wrap">
              <Row
                as="p"
                color="muted"
                fontSize="sm"
                flex="1 1 7em"
                minWidth="auto"
                maxWidth="full"
                flexWrap="wrap"
                gap="0"
                columnGap="3"
                // For words longer than the line, in large text.
                overflowWrap="break-word"
                css={{ '& > *': { maxWidth: 'full' } }}
              >
                {/* The reasons of a match contain the distance. */}
                {shownPlace(job.reasons ? { ...job, distance_km: null } : job).map((words) => (
                  <span key={words}>{words}</span>
                ))}
                <span>{age}</span>
              </Row>
              <Box {...aboveTheLink}>{action}</Box>
            </Row>
          </Stack>
        </Row>
        {children}
      </Stack>
    </LinkedCard>
  )
}
