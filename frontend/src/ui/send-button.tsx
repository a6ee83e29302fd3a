import { type Send, useSend } from '@/lib/forms/use-send'
import { Button, type ButtonProps } from './button'

type SendButtonProps<Answer> = Omit<ButtonProps, 'busy' | 'onClick'> &
  Pick<Send<Answer, undefined>, 'call' | 'done' | 'otherwise'>

/** A small button that makes a call. A failure shows as a toast. */
export function SendButton<Answer>({ call, done, otherwise, ...button }: SendButtonProps<Answer>) {
  const { isRunning, run } = useSend({ call, done, otherwise })
  return <Button size="sm" {...button} busy={isRunning} onClick={run} />
}
