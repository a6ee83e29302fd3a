import { cancelNumberChange, type NumberChange, useNumberChange } from '@/entities/account/number'
import { maskMobile } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { dayAndTimeOf } from '@/lib/time'
import { Banner } from '@/ui/banner'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Section } from '@/ui/section'
import { SendButton } from '@/ui/send-button'
import { Caption, Text } from '@/ui/text'
import { ClaimForm } from './claim-form'
import { CodeForm } from './code-form'
import { NumberForm } from './number-form'
import { useNumberCodes } from './use-number-codes'

/** A request that waits for a reviewer, or was granted. */
function Request({ change }: { change: NumberChange }) {
  const { kind, step, new_number: number, takes_effect_on: day } = change
  return (
    <Section
      heading={kind === 'Lost Account' ? __('I had an account with another number') : __('Your new number')}
    >
      <Text>
        {step === 'granted'
          ? __('Your number changes to {0} on {1}.', [`+91\u00a0${number}`, dayAndTimeOf(day)])
          : __('A reviewer looks at your paper.')}
      </Text>
      <Caption>{__('If anybody uses the old number before, the request ends.')}</Caption>
      <SendButton variant="outline" call={cancelNumberChange}>
        {__('Cancel')}
      </SendButton>
    </Section>
  )
}

const withCode = (number: string) => `+91\u00a0${number}`

/** Asks for the new number, then for the codes. */
function Change({ change }: { change: NumberChange }) {
  const codes = useNumberCodes(change.number)
  if (codes.isDone && change.step === 'none')
    return (
      <>
        <Banner tone="success">
          <p>{__('You now sign in with your new number.')}</p>
          <p>{withCode(codes.mobile)}</p>
        </Banner>
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
        confirm={__('Verify')}
        onResend={codes.resend}
        onSubmit={codes.confirm}
      >
        {__('Enter the 6-digit code sent to +91\u00a0{0}', [number])}
      </CodeForm>
      {isOld && <Caption>{__('Then a code goes to your new number: {0}', [withCode(codes.mobile)])}</Caption>}
      <SendButton variant="outline" call={cancelNumberChange} done={codes.forget}>
        {__('Cancel')}
      </SendButton>
    </Section>
  )
}

/** Changes the number that signs in (docs/behaviour.md#my-data). */
export default function ChangeNumberScreen() {
  const reading = useNumberChange()
  return (
    <Screen title={__('Change My Number')} header={{ back: 'history' }}>
      <ReadingView reading={reading} empty="" skeletons={1}>
        {/* The key drops the codes of a request that has ended. */}
        {(change) => <Change key={change.step} change={change} />}
      </ReadingView>
    </Screen>
  )
}
