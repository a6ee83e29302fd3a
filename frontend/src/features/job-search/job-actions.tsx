import { reportJob, saveJob, unsaveJob } from '@/entities/job/calls'
import { refreshJobs } from '@/entities/job/hooks'
import { ShareButton } from '@/entities/job/share-button'
import type { JobDetails } from '@/entities/job/types'
import { sentenceOf } from '@/lib/backend/errors'
import { useQuestion } from '@/lib/forms/use-question'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'
import { marketRules } from '@/lib/market-rules'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Row, Stack } from '@/ui/layout'
import { BookmarkIcon } from '@/ui/screen-icons'
import { Text } from '@/ui/text'
import { useSignInFirst } from './use-sign-in-first'

function SaveButton({ job }: { job: JobDetails }) {
  const signInFirst = useSignInFirst()
  const { isRunning, run } = useSingleFlight(async () => {
    if (signInFirst()) return
    try {
      await (job.isSaved ? unsaveJob(job.id) : saveJob(job.id))
      await refreshJobs()
    } catch (failure) {
      toast.error(sentenceOf(failure, __('This could not be saved. Please try again.')))
    }
  })
  return (
    <Button
      size="sm"
      flex="1"
      variant={job.isSaved ? 'soft' : 'outline'}
      aria-pressed={Boolean(job.isSaved)}
      busy={isRunning}
      onClick={run}
    >
      {!isRunning && <BookmarkIcon small />}
      {job.isSaved ? __('Saved') : __('Save')}
    </Button>
  )
}

/** Two taps: the button, and the reason. */
function ReportButton({ job }: { job: JobDetails }) {
  const signInFirst = useSignInFirst()
  const { isOpen, ask, close, failure, isRunning, run } = useQuestion({
    send: (reason: string) => reportJob(job.id, reason, ''),
    onSent: () => toast.success(__('Thank you. We will look at this job.')),
    failed: () => __('This could not be sent. Please try again.'),
  })

  return (
    <>
      <Button
        size="sm"
        flex="1"
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => signInFirst() || ask()}
      >
        {__('Report')}
      </Button>
      <Dialog title={__('What is wrong with this job?')} isOpen={isOpen} onClose={close}>
        <Text tone="muted" size="sm">
          {__('The company does not learn who reported it.')}
        </Text>
        {failure && <Banner tone="error">{failure}</Banner>}
        <Stack gap="2">
          {marketRules.report_reasons.map((reason) => (
            <Button key={reason} variant="soft" busy={isRunning} onClick={() => run(reason)}>
              {__(reason)}
            </Button>
          ))}
        </Stack>
      </Dialog>
    </>
  )
}

/** What one can do with a stored job beside applying. */
export function JobActions({ job }: { job: JobDetails }) {
  // Its company reads it, and nobody else.
  if (job.status === 'Held' || job.status === 'Removed') return null
  return (
    <Row gap="2" alignItems="stretch" flexWrap="wrap">
      {!job.isOwn && <SaveButton job={job} />}
      <ShareButton job={job} />
      {!job.isOwn && <ReportButton job={job} />}
    </Row>
  )
}
