import type { ReactNode } from 'react'
import { type Question, useQuestion } from '@/lib/forms/use-question'
import { Banner } from './banner'
import { Button, type ButtonProps } from './button'
import { Dialog } from './dialog'
import { Stack } from './layout'

type Words = {
  title: string
  /** The action after a Yes. */
  children: ReactNode
  confirm: string
  /** The label of the button that changes nothing. By default that is the dialog's own close button. */
  cancel?: string
  /** Whether a Yes deletes or ends something. Then its buttons are red. */
  isDestructive?: boolean
}

type QuestionDialogProps = Words & {
  question: { isOpen: boolean; close: () => void; failure?: string; isRunning: boolean; run: () => unknown }
}

/** A dialog with a question. A Yes makes the call of `useQuestion`. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { question, title, children, confirm, cancel, isDestructive } = props
  const { isOpen, close, failure, isRunning, run } = question
  return (
    <Dialog title={title} isOpen={isOpen} onClose={close}>
      <Stack gap="3">
        {children}
        {failure && <Banner tone="error">{failure}</Banner>}
        <Button variant={isDestructive ? 'danger' : 'primary'} busy={isRunning} onClick={run}>
          {confirm}
        </Button>
        {cancel && (
          <Button variant="outline" onClick={close}>
            {cancel}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}

type QuestionButtonProps = Omit<ButtonProps, 'onClick'> &
  Words &
  Question<unknown, undefined> & { label: string }

/** A button that asks a question before it makes its call. */
export function QuestionButton(props: QuestionButtonProps) {
  const { label, title, children, confirm, cancel, isDestructive, call, done, otherwise, ...button } = props
  const question = useQuestion({ call, done, otherwise })
  return (
    <>
      <Button
        variant={isDestructive ? 'dangerOutline' : 'outline'}
        aria-haspopup="dialog"
        {...button}
        onClick={question.ask}
      >
        {label}
      </Button>
      <QuestionDialog {...{ question, title, confirm, cancel, isDestructive }}>{children}</QuestionDialog>
    </>
  )
}
