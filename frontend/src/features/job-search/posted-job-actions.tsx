import { useState } from 'react'
import { closeJob, repostJob } from '@/entities/job/calls'
import { refreshJobs } from '@/entities/job/hooks'
import { copyJobPath, editJobPath, jobDetailsPath, matchesPath } from '@/entities/job/job-links'
import { ShareButton } from '@/entities/job/share-button'
import type { PostedJob } from '@/entities/job/types'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Button, ButtonLink } from '@/ui/button'
import { Row } from '@/ui/layout'
import { QuestionButton } from '@/ui/question-button'
import { DownIcon } from '@/ui/screen-icons'
import { SendButton } from '@/ui/send-button'
import { Text } from '@/ui/text'

/** Asks before closing, because the applicants are notified. */
const CloseButton = ({ job }: { job: PostedJob }) => (
  <QuestionButton
    size="sm"
    grow
    label={__('Close')}
    title={__('Close this job?')}
    confirm={__('Close job')}
    cancel={__('Cancel')}
    call={() => closeJob(job.name)}
    done={() => {
      toast.success(__('The job is closed.'))
      return refreshJobs()
    }}
  >
    <Text>
      {__(
        'Nobody can apply any more, and those who still wait are told. You can still decide on applications, and post the job again.',
      )}
    </Text>
  </QuestionButton>
)

const RepostButton = ({ job }: { job: PostedJob }) => (
  <SendButton
    grow
    call={() => repostJob(job.name)}
    done={({ status }) => {
      if (status === 'Held') toast.info(__('This job is being checked before others see it.'))
      else toast.success(__('The job is live again.'))
      return refreshJobs()
    }}
  >
    {__('Repost')}
  </SendButton>
)

/** The company's actions on a posted job; none for a removed one. A menu holds the rarer ones. */
export function PostedJobActions({ job }: { job: PostedJob }) {
  const { name, title, status, is_hidden } = job
  const [isOpen, setOpen] = useState(false)
  if (status === 'Removed') return null
  const mayRepost = !is_hidden && (status === 'Closed' || status === 'Expired')
  return (
    <>
      <Row gap="2" flexBasis={mayRepost ? 'full' : undefined}>
        {mayRepost && <RepostButton job={job} />}
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={`${__('More')}: ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{__('More')}</span>
          <DownIcon small transform={isOpen ? 'rotate(180deg)' : undefined} />
        </Button>
      </Row>
      {isOpen && (
        <Row gap="2" alignItems="stretch" flexWrap="wrap" flexBasis="full">
          <ActionLink to={jobDetailsPath(job)}>{__('View Details')}</ActionLink>
          <ActionLink to={editJobPath(name)}>{__('Edit')}</ActionLink>
          <ActionLink to={copyJobPath(name)}>{__('Copy')}</ActionLink>
          {status === 'Live' && <CloseButton job={job} />}
          {!is_hidden && (
            <>
              {status === 'Live' && <ShareButton job={job} />}
              <ActionLink to={matchesPath(name)}>{__('Find candidates')}</ActionLink>
            </>
          )}
        </Row>
      )}
    </>
  )
}

const ActionLink = ({ to, children }: { to: string; children: string }) => (
  <ButtonLink size="sm" grow variant="outline" to={to}>
    {children}
  </ButtonLink>
)
