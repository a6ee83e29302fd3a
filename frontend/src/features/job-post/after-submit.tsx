import { useState } from 'react'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/text'
import { DoneArt } from './done-art'

/** Fixed, because nothing is counted yet (docs/behaviour.md#job-wizard). */
const SIMILAR_CANDIDATES = 10

/** What follows a posted job: the good news, then the offer of candidates. Shown once there is something to say. */
export function AfterSubmit({ onLeave }: { onLeave: (path: string) => void }) {
  const [isTold, setTold] = useState(false)
  const close = () => setTold(true)
  const cancel = () => onLeave(paths.home)
  return (
    <>
      <Dialog title={__('Successful!')} isOpen={!isTold} onClose={close}>
        <Stack textAlign="center">
          <DoneArt />
          <Text>{__('Job Posted Successfully')}</Text>
          <Button onClick={close}>{__('ok')}</Button>
        </Stack>
      </Dialog>
      <Dialog title={__('Access Pre-Screened Candidates!')} isOpen={isTold} onClose={cancel}>
        <Text>
          {__('We have {0} candidates similar to your position do you want to see them', [
            SIMILAR_CANDIDATES,
          ])}
        </Text>
        <Row alignItems="stretch" flexWrap="wrap" data-leads-to={paths.preScreenedCandidates}>
          <Button variant="outline" flex="1" onClick={cancel}>
            {__('Cancel')}
          </Button>
          <Button flex="1" onClick={() => onLeave(paths.preScreenedCandidates)}>
            {__('OK')}
          </Button>
        </Row>
      </Dialog>
    </>
  )
}
