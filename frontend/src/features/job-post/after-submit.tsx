import { useState } from 'react'
import { HeldForList } from '@/entities/job/held-for'
import { editJobPath, matchesPath } from '@/entities/job/job-links'
import { ShareButton } from '@/entities/job/share-button'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/text'
import { DoneArt } from './done-art'
import type { JobSteps } from './use-job-steps'

function Dialogs({ job: { posted, leave } }: { job: JobSteps }) {
  const [isTold, setTold] = useState(false)
  const { matches = 0, job } = posted ?? {}
  const candidates = job ? matchesPath(job.name) : paths.preScreenedCandidates
  const cancel = () => leave(paths.home)
  const close = () => (matches > 0 ? setTold(true) : cancel())
  return (
    <>
      <Dialog title={__('Successful!')} isOpen={!isTold} onClose={close}>
        <Stack textAlign="center">
          <DoneArt />
          <Text>{__('Job Posted Successfully')}</Text>
          {job && (
            <Row>
              <ShareButton job={job} />
            </Row>
          )}
          <Button onClick={close}>{__('ok')}</Button>
        </Stack>
      </Dialog>
      <Dialog title={__('Access Pre-Screened Candidates!')} isOpen={isTold} onClose={cancel}>
        <Text>
          {__('We have {0} candidates similar to your position do you want to see them', [matches])}
        </Text>
        <Row alignItems="stretch" flexWrap="wrap" data-leads-to={paths.preScreenedCandidates}>
          <Button variant="outline" grow onClick={cancel}>
            {__('Cancel')}
          </Button>
          <Button grow onClick={() => leave(candidates)}>
            {__('OK')}
          </Button>
        </Row>
      </Dialog>
    </>
  )
}

/** The job is stored but held: the reasons, and *Edit*. */
function HeldDialog({ job: { posted, leave } }: { job: JobSteps }) {
  const { job, heldFor = [] } = posted ?? {}
  const close = () => leave(paths.home)
  return (
    <Dialog title={__('Your job is being checked')} isOpen onClose={close}>
      <Text>
        {__('It is saved. We look at it before others see it. If you change this, it is live at once:')}
      </Text>
      <HeldForList heldFor={heldFor} />
      <Row alignItems="stretch" flexWrap="wrap">
        <Button variant="outline" grow onClick={close}>
          {__('ok')}
        </Button>
        {job && (
          <Button grow onClick={() => leave(editJobPath(job.name))}>
            {__('Edit')}
          </Button>
        )}
      </Row>
    </Dialog>
  )
}

/** Shown after posting: the success, then the matching candidates, if any; or why the job is held. */
export default function AfterSubmit({ job }: { job: JobSteps }) {
  if (!job.isPosted) return null
  return job.posted?.heldFor?.length ? <HeldDialog job={job} /> : <Dialogs job={job} />
}
