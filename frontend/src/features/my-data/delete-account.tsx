import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deleteAccount, sendDeleteCode } from '@/entities/account/own-data'
import { useQuestion } from '@/lib/forms/use-question'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { limits } from '@/lib/rules'
import { toast } from '@/lib/toast'
import { useCountdown } from '@/lib/use-countdown'
import { useWebOtp } from '@/lib/use-web-otp'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Form } from '@/ui/form'
import { Stack } from '@/ui/layout'
import { OtpBoxes } from '@/ui/otp-boxes'
import { emptyOtp, enterDigits, isComplete } from '@/ui/otp-digits'
import { Section } from '@/ui/section'
import { Caption, Text } from '@/ui/text'

type SentCode = {
  reference: string
  /** When another code can be requested, in epoch milliseconds. */
  resendAt: number
}

function useDeleteCode() {
  const [sent, setSent] = useState<SentCode | null>(null)
  const { isRunning, run, failure, setFailure } = useSend({
    call: sendDeleteCode,
    done: (reference) => setSent({ reference, resendAt: Date.now() + limits.resend_seconds * 1000 }),
    otherwise: () => __('Failed to send OTP. Please try again.'),
    toasts: false,
  })
  function forget() {
    setSent(null)
    setFailure(null)
  }
  return { sent, failure: failure?.message, isSending: isRunning, send: run, forget }
}

/** The consequences, shown before the deletion. */
function Consequences({ hasCompany }: { hasCompany: boolean }) {
  const sentences = [
    __('Your profile, files, saved jobs, searches and notifications are deleted at once.'),
    __('Companies that you applied to keep the status only: "A former applicant".'),
    ...(hasCompany
      ? [
          __(
            'Your company is deleted with its jobs and contacts. Its applicants are told that the jobs ended.',
          ),
        ]
      : []),
    __('What the law asks to keep is sealed, without your number, and deleted on its day.'),
    __('This cannot be undone. You may sign up again: nothing of before will be there.'),
  ]
  return (
    <Stack as="ul" gap="2" listStyleType="disc" paddingInlineStart="5" margin="0">
      {sentences.map((sentence) => (
        <Text as="li" key={sentence}>
          {sentence}
        </Text>
      ))}
    </Stack>
  )
}

type CodeFormProps = {
  sent: SentCode
  failure: string | undefined
  isSending: boolean
  isDeleting: boolean
  onResend: () => void
  onSubmit: (otp: string) => void
}

function CodeForm({ sent, failure, isSending, isDeleting, onResend, onSubmit }: CodeFormProps) {
  const [digits, setDigits] = useState(emptyOtp)
  const seconds = useCountdown(sent.resendAt)
  useWebOtp((code) => setDigits(enterDigits(emptyOtp, 0, code).digits))
  return (
    <Form onSubmit={() => onSubmit(digits.join(''))}>
      <Text>{__('We have sent a code to your number. It is only for deleting your account.')}</Text>
      <OtpBoxes digits={digits} error={failure} disabled={isDeleting} takesFocus onChange={setDigits} />
      <Button type="submit" full busy={isDeleting} disabled={!isComplete(digits)}>
        {__('Delete for good')}
      </Button>
      <Button variant="quiet" busy={isSending} disabled={seconds > 0} onClick={onResend}>
        {seconds > 0 ? __('Resend OTP in {0} s', [seconds]) : __('Resend OTP')}
      </Button>
    </Form>
  )
}

/** Deletes the account after a code sent to its number. */
export function DeleteAccount({ hasCompany }: { hasCompany: boolean }) {
  const navigate = useNavigate()
  const code = useDeleteCode()
  const question = useQuestion({
    call: async (otp: string) => {
      // Loaded first: once the account is deleted, nothing may fail here.
      const { leaveAccount } = await import('@/entities/session/sign-out')
      await deleteAccount(code.sent?.reference ?? '', otp)
      return leaveAccount
    },
    done: async (leaveAccount) => {
      leaveAccount()
      // React now renders this screen's guard, which leads to login. Home replaces that, so it must come later.
      await null
      toast.success(__('Your account is deleted.'))
      navigate(paths.home, { replace: true })
    },
    otherwise: () => __('Your account could not be deleted. Please try again.'),
  })

  function ask() {
    code.forget()
    question.ask()
  }

  return (
    <Section heading={__('Delete my account')}>
      <Caption>{__('All of it, for good. A code is sent to your number first.')}</Caption>
      <Button variant="outline" aria-haspopup="dialog" onClick={ask}>
        {__('Delete my account')}
      </Button>
      <Dialog title={__('Delete your account?')} isOpen={question.isOpen} onClose={question.close}>
        {code.sent ? (
          <CodeForm
            // A new code starts with empty boxes.
            key={code.sent.reference}
            sent={code.sent}
            failure={question.failure ?? code.failure}
            isSending={code.isSending}
            isDeleting={question.isRunning}
            onResend={code.send}
            onSubmit={question.run}
          />
        ) : (
          <>
            <Consequences hasCompany={hasCompany} />
            {code.failure && <Banner tone="error">{code.failure}</Banner>}
            <Button busy={code.isSending} onClick={code.send}>
              {__('Send me a code')}
            </Button>
          </>
        )}
      </Dialog>
    </Section>
  )
}
