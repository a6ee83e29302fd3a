import { useLocation } from 'react-router-dom'
import { useSchemaForm } from '@/lib/form'
import { useFormFields } from '@/lib/form-fields'
import { paths } from '@/lib/routes'
import { __ } from '@/lib/translate'
import { useSingleFlight } from '@/lib/use-single-flight'
import { WelcomeArt } from '@/ui/art/welcome-art'
import { Button, TextLink } from '@/ui/button'
import { Form } from '@/ui/form'
import { Row } from '@/ui/layout'
import { MobileField } from '@/ui/mobile-field'
import { Text } from '@/ui/text'
import { loginSchema } from './schemas'
import { SignInFrame } from './sign-in-frame'
import { useSendOtp } from './use-send-otp'

export function LoginScreen() {
  const { state } = useLocation()
  const sendOtp = useSendOtp()
  const form = useSchemaForm(loginSchema, { mobile: '' })
  const field = useFormFields(form)

  const { isRunning, run } = useSingleFlight(
    form.handleSubmit(async ({ mobile }) => {
      const refusal = await sendOtp({ mobile, purpose: 'Login' })
      if (refusal) form.setError('mobile', { message: __(refusal) })
    }),
  )

  return (
    <SignInFrame
      art={<WelcomeArt />}
      title={__('Login')}
      subtitle={__('Enter your mobile number and we will send you an OTP.')}
      footer={
        <>
          <Row gap="2">
            <Text tone="muted">{__("Don't have an account?")}</Text>
            <TextLink to={paths.signup} state={state}>
              {__('Sign Up')}
            </TextLink>
          </Row>
          <TextLink to={paths.preOnboarding}>{__('Continue as...')}</TextLink>
        </>
      }
    >
      <Form onSubmit={run}>
        <MobileField
          label={__('Mobile Number')}
          placeholder={__('Enter mobile number')}
          required
          {...field('mobile')}
        />
        <Button type="submit" full busy={isRunning}>
          {__('OTP')}
        </Button>
      </Form>
    </SignInFrame>
  )
}
