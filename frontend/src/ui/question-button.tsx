import type { ReactNode } from 'react'
import { useQuestion } from '@/lib/forms/use-question'
import { Banner } from './banner'
import { Button, type ButtonProps } from './button'
import { Dialog } from './dialog'
import { Stack } from './layout'

type QuestionButtonProps = Omit<ButtonProps, 'onClick'> & {
  label: string
  /** The question, and below it what follows from a Yes. */
  title: string
  children: ReactNode
  confirm: string
  /** On the button that leaves all as it is; without one the dialog's own closes it. */
  cancel?: string
  call: () => Promise<unknown>
  done?: () => unknown
  otherwise: () => string
}

/** A button whose call is made after a question. */
export function QuestionButton(props: QuestionButtonProps) {
  const { label, title, children, confirm, cancel, call, done, otherwise, ...button } = props
  const { isOpen, ask, close, failure, isRunning, run } = useQuestion({ call, done, otherwise })
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" {...button} onClick={ask}>
        {label}
      </Button>
      <Dialog title={title} isOpen={isOpen} onClose={close}>
        <Stack gap="3">
          {children}
          {failure && <Banner tone="error">{failure}</Banner>}
          <Button busy={isRunning} onClick={run}>
            {confirm}
          </Button>
          {cancel && (
            <Button variant="outline" onClick={close}>
              {cancel}
            </Button>
          )}
        </Stack>
      </Dialog>
    </>
  )
}
