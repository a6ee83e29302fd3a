import { Notice } from '@/entities/consent/notice'
import { agreementTo, noticeOf } from '@/entities/consent/notices'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Stack } from '@/ui/layout'
import type { Push } from './use-push'

/** The notice of push messages and the button that agrees to it. */
export default function PushNotice({ push: { isRunning, contact, agree, close } }: { push: Push }) {
  const notice = noticeOf('push')
  return (
    <Dialog title={notice.title} isOpen onClose={close}>
      <Stack gap="3">
        <Notice notice={notice} contact={contact} />
        <Button busy={isRunning} onClick={() => agree(agreementTo('push'))}>
          {__('Agree and turn on')}
        </Button>
        <Button variant="outline" onClick={close}>
          {__('Not now')}
        </Button>
      </Stack>
    </Dialog>
  )
}
