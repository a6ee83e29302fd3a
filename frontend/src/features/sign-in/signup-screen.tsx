import { useEffect, useEffectEvent } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { returnToOf } from '@/entities/session/return-to'
import { useFormDraft } from '@/lib/forms/draft'
import { useSchemaForm } from '@/lib/forms/form'
import { useFormFields } from '@/lib/forms/form-fields'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import { WelcomeArt } from '@/ui/art/welcome-art'
import { Button, ButtonLink, TextLink } from '@/ui/button'
import { Form } from '@/ui/form'
import { Row } from '@/ui/layout'
import { MobileField } from '@/ui/mobile-field'
import { Text } from '@/ui/text'
import { TextField } from '@/ui/text-field'
import { SignInFrame } from './sign-in-frame'
import { signupSchema } from './signup-schema'
import { useSendOtp } from './use-send-otp'
import { useWayOn } from './use-way-on'

export default function SignupScreen() {
  const { state } = useLocation()
  const wayOn = useWayOn(state)
  const isHydrating = useIsHydrating()
  const isApplying = !isHydrating && returnToOf(state)?.path.startsWith(paths.applyJob)
  const form = useSchemaForm(signupSchema, { name: '', mobile: '' })
  const field = useFormFields(form)
  useFormDraft(form, 'signup')

  const { isRunning, run } = useSendOtp('Signup', (refusal) => form.setError('mobile', refusal))
  const submit = form.handleSubmit(({ name, mobile }) => run({ mobile, fullName: name.trim() }))

  // If a guard sent this visitor, the form gets the focus. Others may want to log in, whose link a keyboard would
  // cover.
  const beginTyping = useEffectEvent(() => returnToOf(state) && form.setFocus('name'))
  useEffect(() => beginTyping(), [])

  if (wayOn) return <Navigate to={wayOn.path} state={wayOn.state} replace />
  return (
    <SignInFrame
      art={<WelcomeArt />}
      title={__('Sign Up')}
      subtitle={
        isApplying
          ? __('Your application goes on after that.')
          : __('Create your account with your mobile number.')
      }
      footer={
        <Row gap="2" flexWrap="wrap" justifyContent="center">
          <Text tone="muted">{__('Already have an account?')}</Text>
          <TextLink to={paths.login} state={state} replace>
            {__('Login')}
          </TextLink>
        </Row>
      }
    >
      <Form onSubmit={submit} data-leads-to={paths.verifyOtp}>
        <TextField
          label={__('Name')}
          placeholder={__('Enter your name')}
          autoComplete="name"
          required
          {...field('name')}
        />
        <MobileField
          label={__('Mobile Number')}
          placeholder={__('10-digit number')}
          required
          {...field('mobile')}
        />
        {/* Login reads the number from the draft. */}
        {form.formState.errors.mobile?.type === 'account' && (
          <ButtonLink variant="soft" to={paths.login} state={state} replace>
            {__('Log in')}
          </ButtonLink>
        )}
        <Button type="submit" full busy={isRunning}>
          {__('Send OTP')}
        </Button>
      </Form>
    </SignInFrame>
  )
}
