import type { ReactNode } from 'react'
import { useQuestion } from '@/lib/forms/use-question'
import { Banner } from './banner'
import { Button, type ButtonProps } from './button'
import { Dialog } from './dialog'
import { Stack } from './layout'

type QuestionButtonProps = Omit<ButtonProps, 'onClick'> & {
  label: string
  /** The dialog's question. The consequences of a Yes stand below it. */
  title: string
  children: ReactNode
  confirm: string
  /** The label of the button that changes nothing; by default the dialog's own close button. */
  cancel?: string
  call: () => Promise<unknown>
  done?: () => unknown
  otherwise: () => string
}

/** A button that asks a question before it makes its call. */
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
