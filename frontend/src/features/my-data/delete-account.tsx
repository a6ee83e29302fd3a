import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deleteAccount, sendDeleteCode } from '@/entities/account/own-data'
import { isAnswerLost } from '@/lib/backend/errors'
import { whenSessionEnds } from '@/lib/backend/session'
import { useQuestion } from '@/lib/forms/use-question'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button, TextLink } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Stack } from '@/ui/layout'
import { Section } from '@/ui/section'
import { Caption, Text } from '@/ui/text'
import { CodeForm, type SentCode, sentNow } from './code-form'
import type { CompanysFate } from './freeze-account'

function useDeleteCode() {
  const [sent, setSent] = useState<SentCode | null>(null)
  const { isRunning, run, failure, setFailure } = useSend({
    call: sendDeleteCode,
    done: (reference) => setSent(sentNow(reference)),
    otherwise: () => __('Failed to send OTP. Please try again.'),
    toasts: false,
  })
  function forget() {
    setSent(null)
    setFailure(null)
  }
  return { sent, failure: failure?.message, isSending: isRunning, send: run, forget }
}

type DeleteAccountProps = {
  company?: CompanysFate
  /** Whether another member could become the company's owner. */
  mayHandOver: boolean
}

const aboutCompany: Record<CompanysFate, () => string> = {
  'goes along': () =>
    __('Your company is deleted with its jobs and contacts. Its applicants are told that the jobs ended.'),
  stays: () => __('Your company goes on without you. What you did there stays.'),
}

/** The consequences, shown before the deletion. */
function Consequences({ company, mayHandOver }: DeleteAccountProps) {
  const sentences = [
    __('Your profile, files, saved jobs, searches and notifications are deleted at once.'),
    __('Companies that you applied to keep the status only: "A former applicant".'),
    ...(company ? [aboutCompany[company]()] : []),
    __('What the law asks to keep is sealed, without your number, and deleted on its day.'),
    __('This cannot be undone. You may sign up again: nothing of before will be there.'),
  ]
  return (
    <>
      {mayHandOver && (
        <Banner tone="warning">
          {__('You are the only owner. To keep the company, make somebody else an owner first.')}
        </Banner>
      )}
      {mayHandOver && <TextLink to={paths.members}>{__('Team')}</TextLink>}
      <Stack as="ul" gap="2" listStyleType="disc" paddingInlineStart="5" margin="0">
        {sentences.map((sentence) => (
          <Text as="li" key={sentence}>
            {sentence}
          </Text>
        ))}
      </Stack>
    </>
  )
}

const mayBeDeleted = () =>
  __('Your account is deleted, or your session has expired. If you can still log in, it is not deleted.')

/** Deletes the account with a code sent to its number. */
export function DeleteAccount(props: DeleteAccountProps) {
  const navigate = useNavigate()
  const code = useDeleteCode()
  const question = useQuestion({
    call: async (otp: string) => {
      // Loaded first: once the account is deleted, nothing may fail here.
      const { leaveAccount } = await import('@/entities/session/sign-out')
      const send = () => deleteAccount(code.sent?.reference ?? '', otp, props.company === 'goes along')
      await send().catch((thrown) => {
        if (!isAnswerLost(thrown)) throw thrown
        whenSessionEnds(() => {
          leaveAccount()
          toast.info(mayBeDeleted(), { long: true })
        })
        return send()
      })
      return leaveAccount
    },
    done: async (leaveAccount) => {
      leaveAccount()
      // React now renders this screen's guard, which opens login. Home must replace that, so it comes later.
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
      <Button variant="dangerOutline" aria-haspopup="dialog" onClick={ask}>
        {__('Delete my account')}
      </Button>
      <Dialog title={__('Delete your account?')} isOpen={question.isOpen} onClose={question.close}>
        {code.sent ? (
          <CodeForm
            key={code.sent.reference}
            sent={code.sent}
            failure={question.failure ?? code.failure}
            isSending={code.isSending}
            isConfirming={question.isRunning}
            confirm={__('Delete for good')}
            variant="danger"
            onResend={code.send}
            onSubmit={question.run}
          >
            {__('We have sent a code to your number. It is only for deleting your account.')}
          </CodeForm>
        ) : (
          <>
            <Consequences {...props} />
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
