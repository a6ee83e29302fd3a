import { Notice } from '@/entities/consent/notice'
import { agreementTo, noticeOf } from '@/entities/consent/notices'
import { __ } from '@/lib/i18n/translate'
import { QuestionDialog } from '@/ui/question-button'
import type { Push } from './use-push'

/** The notice of push messages and the button that agrees to it. */
export default function PushNotice({ push: { isRunning, contact, agree, close } }: { push: Push }) {
  const notice = noticeOf('push')
  return (
    <QuestionDialog
      question={{ isOpen: true, close, isRunning, run: () => agree(agreementTo('push')) }}
      title={notice.title}
      confirm={__('Agree and turn on')}
      cancel={__('Not now')}
    >
      <Notice notice={notice} contact={contact} />
    </QuestionDialog>
  )
}
