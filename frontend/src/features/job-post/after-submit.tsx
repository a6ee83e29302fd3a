import { useState } from 'react'
import { matchesPath } from '@/entities/job/links'
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
  const candidates = job ? matchesPath(job.id) : paths.preScreenedCandidates
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
          <Button variant="outline" flex="1" onClick={cancel}>
            {__('Cancel')}
          </Button>
          <Button flex="1" onClick={() => leave(candidates)}>
            {__('OK')}
          </Button>
        </Row>
      </Dialog>
    </>
  )
}

/** What follows a posted job: the good news, then the offer of candidates if there are any. */
export function AfterSubmit({ job }: { job: JobSteps }) {
  return job.isPosted && <Dialogs job={job} />
}
