import { Navigate, useLocation } from 'react-router-dom'
import { isLanguageChoice } from '@/lib/boot'
import { useFormDraft } from '@/lib/forms/draft'
import { useSchemaForm } from '@/lib/forms/form'
import { useFormFields } from '@/lib/forms/form-fields'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import { WelcomeArt } from '@/ui/art/welcome-art'
import { Button, TextLink } from '@/ui/button'
import { Form } from '@/ui/form'
import { Box, Row } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { MobileField } from '@/ui/mobile-field'
import { Text } from '@/ui/text'
import { loginSchema } from './login-schema'
import { SignInFrame } from './sign-in-frame'
import { useSendOtp } from './use-send-otp'
import { useWayOn } from './use-way-on'

// If it fails to load, the person signs in in the page's language.
const LanguageChooser = lazyPart(() => import('@/entities/device/language-chooser'))

/** The language chooser, if the site offers several. Two lines are reserved for it. */
function Languages() {
  const isHydrating = useIsHydrating()
  if (!isLanguageChoice()) return null
  return <Box minHeight="calc(2 * {sizes.touch} + {spacing.1})">{!isHydrating && <LanguageChooser />}</Box>
}

export default function LoginScreen() {
  const { state } = useLocation()
  const wayOn = useWayOn(state)
  const form = useSchemaForm(loginSchema, { mobile: '' })
  const field = useFormFields(form)
  // Login and sign-up share a draft, so that nobody types the number twice.
  useFormDraft(form, 'signup')

  const { isRunning, run } = useSendOtp('Login', (refusal) => form.setError('mobile', refusal))

  if (wayOn) return <Navigate to={wayOn.path} state={wayOn.state} replace />
  return (
    <SignInFrame
      art={<WelcomeArt />}
      title={__('Login')}
      subtitle={__('Enter your mobile number and we will send you an OTP.')}
      footer={
        <>
          <Row gap="2" flexWrap="wrap" justifyContent="center">
            <Text tone="muted">{__("Don't have an account?")}</Text>
            <TextLink to={paths.signup} state={state} replace>
              {__('Sign Up')}
            </TextLink>
          </Row>
          <TextLink to={paths.preOnboarding} state={state} replace textAlign="center">
            {__('Continue as...')}
          </TextLink>
          <Languages />
        </>
      }
    >
      <Form onSubmit={form.handleSubmit(run)} data-leads-to={paths.verifyOtp}>
        <MobileField
          label={__('Mobile Number')}
          placeholder={__('10-digit number')}
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
