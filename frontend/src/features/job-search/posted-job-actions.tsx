import { closeJob, repostJob } from '@/entities/job/calls'
import { refreshJobs } from '@/entities/job/hooks'
import { copyJobPath, editJobPath, matchesPath } from '@/entities/job/links'
import { ShareButton } from '@/entities/job/share-button'
import type { PostedJob } from '@/entities/job/types'
import { useQuestion } from '@/lib/forms/use-question'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button, ButtonLink } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Row } from '@/ui/layout'
import { Text } from '@/ui/text'

const notSaved = () => __('This could not be saved. Please try again.')

/** Asks before closing, because the applicants are told. */
function CloseButton({ job }: { job: PostedJob }) {
  const { isOpen, ask, close, failure, isRunning, run } = useQuestion({
    call: () => closeJob(job.id),
    done: () => {
      toast.success(__('The job is closed.'))
      return refreshJobs()
    },
    otherwise: notSaved,
  })

  return (
    <>
      <Button size="sm" grow variant="outline" aria-haspopup="dialog" onClick={ask}>
        {__('Close')}
      </Button>
      <Dialog title={__('Close this job?')} isOpen={isOpen} onClose={close}>
        <Text>
          {__('Nobody can apply any more. You can still decide on applications, and post the job again.')}
        </Text>
        {failure && <Banner tone="error">{failure}</Banner>}
        <Row alignItems="stretch" flexWrap="wrap">
          <Button variant="outline" grow onClick={close}>
            {__('Cancel')}
          </Button>
          <Button grow busy={isRunning} onClick={run}>
            {__('Close job')}
          </Button>
        </Row>
      </Dialog>
    </>
  )
}

function RepostButton({ job }: { job: PostedJob }) {
  const { isRunning, run } = useSend({
    call: () => repostJob(job.id),
    done: ({ status }) => {
      if (status === 'Held') toast.info(__('This job is being checked before others see it.'))
      else toast.success(__('The job is live again.'))
      return refreshJobs()
    },
    otherwise: notSaved,
  })
  return (
    <Button size="sm" grow busy={isRunning} onClick={run}>
      {__('Repost')}
    </Button>
  )
}

/** The company's actions on a posted job; none for a sample. */
export function PostedJobActions({ job }: { job: PostedJob }) {
  const { status, isHidden } = job
  if (!status || status === 'Removed') return null
  return (
    <Row gap="2" alignItems="stretch" flexWrap="wrap">
      <ButtonLink size="sm" grow variant="outline" to={editJobPath(job.id)}>
        {__('Edit')}
      </ButtonLink>
      <ButtonLink size="sm" grow variant="outline" to={copyJobPath(job.id)}>
        {__('Copy')}
      </ButtonLink>
      {status === 'Live' && <CloseButton job={job} />}
      {!isHidden && (
        <>
          {(status === 'Closed' || status === 'Expired') && <RepostButton job={job} />}
          {status === 'Live' && <ShareButton job={job} />}
          <ButtonLink size="sm" grow variant="outline" to={matchesPath(job.id)}>
            {__('Find candidates')}
          </ButtonLink>
        </>
      )}
    </Row>
  )
}
