import { reloadApplications } from '@/entities/application/hooks'
import { type Consents, withdrawConsent } from '@/entities/consent/calls'
import { reloadConsents, useConsents } from '@/entities/consent/hooks'
import { Notice } from '@/entities/consent/notice'
import { noticeOf, type Purpose, purposes } from '@/entities/consent/notices'
import { turnPushOff } from '@/entities/device/push-subscription'
import { reloadFreelancers } from '@/entities/freelancer/hooks'
import { GrievanceContact } from '@/entities/grievance/grievance-contact'
import { forgetSearcher } from '@/entities/searcher/hooks'
import { __ } from '@/lib/i18n/translate'
import { dayOf } from '@/lib/time'
import { toast } from '@/lib/toast'
import { Cards } from '@/ui/card-list'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Section } from '@/ui/section'
import { SendButton } from '@/ui/send-button'
import { Caption, Text } from '@/ui/text'

/** When the app asks for each consent. */
const whenAsked: Record<Purpose, () => string> = {
  profile: () => __('You are asked when you save your profile, or apply for a job.'),
  application: () => __('You are asked when you apply for a job.'),
  found: () => __('You are asked when you choose in your profile to be found.'),
  conversations: () => __('You are asked before your first message.'),
  freelance: () => __('You are asked before you offer or look for freelance work.'),
  public_page: () => __('You are asked before your page as a freelancer opens.'),
  push: () => __('You are asked when you turn notifications on.'),
  whatsapp: () => __('You are asked when you choose it among your notifications.'),
}

function stateInWords({ state, at }: Consents[Purpose]): string {
  const day = at ? dayOf(at) : ''
  if (state === 'given') return __('You agreed on {0}.', [day])
  if (state === 'outdated') return __('You agreed on {0}. The notice has changed since then.', [day])
  if (state === 'withdrawn') return __('You took this back on {0}.', [day])
  return __('You have not agreed to this.')
}

function ConsentCard({ purpose, consents }: { purpose: Purpose; consents: Consents }) {
  const notice = noticeOf(purpose)
  const consent = consents[purpose]
  const isHeld = consent.state === 'given' || consent.state === 'outdated'

  return (
    <Section heading={notice.title}>
      <Text strong size="sm" aria-live="polite">
        {stateInWords(consent)}
      </Text>
      <Notice notice={notice} contact={consents.contact} />
      {isHeld ? (
        <>
          <Text size="sm">{__('If you take it back: {0}', [notice.after])}</Text>
          <SendButton
            variant="outline"
            alignSelf="flex-start"
            call={async () => {
              await withdrawConsent(purpose)
              if (purpose === 'push') await turnPushOff()
            }}
            done={() => {
              toast.success(__('You took this back: {0}.', [notice.title]))
              return Promise.all([
                reloadConsents(),
                forgetSearcher(),
                reloadApplications(),
                reloadFreelancers(),
              ])
            }}
            aria-label={__('Take back: {0}', [notice.title])}
          >
            {__('Take back')}
          </SendButton>
        </>
      ) : (
        <Caption>{whenAsked[purpose]()}</Caption>
      )}
    </Section>
  )
}

/** The account's consents, each with a button to withdraw it (docs/behaviour.md#consents). */
export default function ConsentsScreen() {
  return (
    <Screen title={__('Privacy and Consents')} header={{ back: 'history' }}>
      <ReadingView reading={useConsents()} empty="">
        {(consents) => (
          <Cards items={purposes.filter((purpose) => purpose in consents)} keyOf={(purpose) => purpose}>
            {(purpose) => <ConsentCard purpose={purpose} consents={consents} />}
          </Cards>
        )}
      </ReadingView>
      <GrievanceContact />
    </Screen>
  )
}
