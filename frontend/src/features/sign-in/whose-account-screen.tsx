import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { answerWhoseAccount } from '@/entities/account/calls'
import { acceptSignIn } from '@/entities/session/sign-in'
import { BackendError } from '@/lib/backend/errors'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Banner } from '@/ui/banner'
import { Button, ButtonLink } from '@/ui/button'
import { Stack } from '@/ui/layout'
import { SignInFrame } from './sign-in-frame'
import { clearVerification, destinationOf, readVerification } from './verification'

/** Asks whether an account that was unused for long belongs to the person (docs/behaviour.md#otp-purpose). */
export default function WhoseAccountScreen() {
  const navigate = useNavigate()
  const [verification] = useState(readVerification)
  const [answer, setAnswer] = useState<boolean>()
  const { isRunning, run, failure } = useSend({
    call: (isMine: boolean) => {
      setAnswer(isMine)
      return answerWhoseAccount(verification?.mobile ?? '', isMine)
    },
    done: (session, isMine) => {
      if (!verification) return
      // A new account is asked for its user type.
      const { path, state } = isMine
        ? destinationOf(verification)
        : destinationOf({ ...verification, purpose: 'Signup' })
      clearVerification()
      acceptSignIn(session)
      void navigate(path, { replace: true, state })
    },
    otherwise: () => __('There was an error. Please try again.'),
    toasts: false,
  })

  const whose = verification?.whose
  if (!whose) return <Navigate to={paths.login} replace />
  const { first_letter: letter = '', district } = whose
  // A code takes one answer, whose reply may have been lost. A 403 without this name may come from a proxy.
  const isOver = failure?.thrown instanceof BackendError && failure.thrown.exception === 'QuestionEnded'
  return (
    <SignInFrame
      art={null}
      title={district ? __('Are you {0}… of {1}?', [letter, district]) : __('Are you {0}…?', [letter])}
      subtitle={__("This account was not used for a long time. Your number may have been another person's.")}
    >
      <Stack>
        {failure && <Banner tone="error">{failure.message}</Banner>}
        {isOver ? (
          <ButtonLink to={paths.login} replace>
            {__('Log in')}
          </ButtonLink>
        ) : (
          <>
            <Button full busy={isRunning && answer === true} disabled={isRunning} onClick={() => run(true)}>
              {__('Yes, that is me')}
            </Button>
            <Button
              full
              variant="outline"
              busy={isRunning && answer === false}
              disabled={isRunning}
              onClick={() => run(false)}
            >
              {__('No, I am new here')}
            </Button>
          </>
        )}
      </Stack>
    </SignInFrame>
  )
}
