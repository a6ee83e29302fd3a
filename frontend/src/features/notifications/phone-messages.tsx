import { type Consents, giveConsents, withdrawConsent } from '@/entities/consent/calls'
import { missingOf, reloadConsents, useConsents } from '@/entities/consent/hooks'
import { Notice } from '@/entities/consent/notice'
import { agreementTo, noticeOf } from '@/entities/consent/notices'
import { setSms } from '@/entities/notification/calls'
import { reloadPhoneChoice, usePhoneChoice } from '@/entities/notification/hooks'
import { useQuestion } from '@/lib/forms/use-question'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Checkbox } from '@/ui/checkbox'
import { Card } from '@/ui/layout'
import { QuestionDialog } from '@/ui/question-button'

/** SMS are about the account's own actions here, so they need no consent. */
function Sms({ isTaken }: { isTaken: boolean }) {
  const { isRunning, run } = useSend({ call: setSms, done: reloadPhoneChoice })
  return (
    <Checkbox
      label={__('Important news by SMS')}
      checked={isTaken}
      disabled={isRunning}
      onChange={({ target }) => run(target.checked)}
    />
  )
}

/** WhatsApp messages need a consent. */
function WhatsApp({ consents }: { consents: Consents }) {
  const question = useQuestion({
    call: () => giveConsents(agreementTo('whatsapp')),
    done: reloadConsents,
  })
  const { isRunning, run } = useSend({ call: () => withdrawConsent('whatsapp'), done: reloadConsents })
  if (!consents.whatsapp) return null
  const notice = noticeOf('whatsapp')
  return (
    <>
      <Checkbox
        label={__('Important news by WhatsApp')}
        checked={missingOf(consents, ['whatsapp']).length === 0}
        disabled={isRunning}
        onChange={({ target }) => (target.checked ? question.ask() : run())}
      />
      <QuestionDialog
        question={question}
        title={notice.title}
        confirm={__('Agree and turn on')}
        cancel={__('Not now')}
      >
        <Notice notice={notice} contact={consents.contact} />
      </QuestionDialog>
    </>
  )
}

/** Chooses which of the site's channels may send messages to the account's phone. Shows nothing if there are none. */
export default function PhoneMessages() {
  const { data } = usePhoneChoice()
  const hasWhatsApp = data?.channels.includes('WhatsApp') ?? false
  const { data: consents, error } = useConsents(hasWhatsApp)
  // All choices appear at once: each pushes the notifications below away from the finger.
  const isWaiting = hasWhatsApp && !consents && !error
  if (!data || data.channels.length === 0 || isWaiting) return null
  return (
    <Card>
      {hasWhatsApp && consents && <WhatsApp consents={consents} />}
      {data.channels.includes('SMS') && <Sms isTaken={data.takes_sms} />}
    </Card>
  )
}
