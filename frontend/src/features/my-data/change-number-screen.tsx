import { cancelNumberChange, type NumberChange, useNumberChange } from '@/entities/account/number'
import { maskMobile } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { dayAndTimeOf } from '@/lib/time'
import { Banner } from '@/ui/banner'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/layout'
import { QuestionButton } from '@/ui/question-button'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Section } from '@/ui/section'
import { Caption, Text } from '@/ui/text'
import { ClaimForm } from './claim-form'
import { CodeForm } from './code-form'
import { NumberForm } from './number-form'
import { useNumberCodes } from './use-number-codes'

function requestOf({ kind, step, new_number, takes_effect_on }: NumberChange): string {
  const [number, day] = [`+91\u00a0${new_number}`, dayAndTimeOf(takes_effect_on)]
  const isGranted = step === 'granted'
  if (kind === 'Lost Account')
    return isGranted
      ? __('Your earlier account gets your present number on {0}.', [day])
      : __('You asked for your earlier account. A reviewer looks at your paper.')
  return isGranted
    ? __('Your number changes to {0} on {1}.', [number, day])
    : __('You asked to change your number to {0}. A reviewer looks at your paper.', [number])
}

/** A request that a reviewer looks at, or has granted. */
function Request({ change }: { change: NumberChange }) {
  return (
    <Section heading={__('Your request')}>
      <Text>{requestOf(change)}</Text>
      <Caption>{__('If anybody uses the old number before, the request ends.')}</Caption>
      <QuestionButton
        label={__('Cancel my request')}
        title={__('Cancel your request?')}
        confirm={__('Yes, cancel it')}
        call={cancelNumberChange}
      >
        <Text>{__('Your number then stays as it is.')}</Text>
      </QuestionButton>
    </Section>
  )
}

/** Asks for the new number, then for the codes. */
function Change({ change }: { change: NumberChange }) {
  const codes = useNumberCodes()
  if (codes.isDone && change.step === 'none')
    return (
      <>
        <Banner tone="success">{__('You now sign in with your new number.')}</Banner>
        <ButtonLink to={paths.myData} replace>
          {__('My Data')}
        </ButtonLink>
      </>
    )
  if (change.step !== 'none') return <Request change={change} />
  if (!codes.sent)
    return (
      <>
        <NumberForm change={change} codes={codes} />
        <Card>
          <ClaimForm />
        </Card>
      </>
    )
  const isOld = codes.sent.step === 'old'
  const number = maskMobile(isOld ? change.number : codes.mobile)
  return (
    <Section heading={isOld ? __('Your present number') : __('Your new number')}>
      <CodeForm
        key={codes.sent.reference}
        sent={codes.sent}
        failure={codes.failure}
        isSending={codes.isSending}
        isConfirming={codes.isConfirming}
        confirm={__('Go on')}
        onResend={codes.resend}
        onSubmit={codes.confirm}
      >
        {__('Enter the 6-digit code sent to +91\u00a0{0}', [number])}
      </CodeForm>
    </Section>
  )
}

/** Changes the number that signs in (docs/behaviour.md#my-data). */
export default function ChangeNumberScreen() {
  const reading = useNumberChange()
  return (
    <Screen title={__('Change My Number')} header={{ back: 'history' }}>
      <ReadingView reading={reading} empty="" skeletons={1}>
        {(change) => <Change change={change} />}
      </ReadingView>
    </Screen>
  )
}
