import { useState } from 'react'
import { outlastDoubleTap } from './double-tap'
import { type Send, useSend } from './use-send'

export type Question<Answer, Value> = Pick<Send<Answer, Value>, 'call' | 'otherwise' | 'failed'> & {
  /** Runs after a success, when the dialog is closed. */
  done?: (answer: Answer) => unknown
}

/** A dialog whose answer makes a call. It stays open while the call runs and after a failure: `failure` says why. */
export function useQuestion<Answer, Value = undefined>({ done, ...send }: Question<Answer, Value>) {
  const [isOpen, setOpen] = useState(false)
  const { isRunning, run, failure, setFailure } = useSend<Answer, Value>({
    ...send,
    call: (value, sending) => outlastDoubleTap(send.call(value, sending)),
    done: (answer) => {
      setOpen(false)
      return done?.(answer)
    },
    toasts: false,
  })

  function ask() {
    setFailure(null)
    setOpen(true)
  }

  function close() {
    if (!isRunning) setOpen(false)
  }

  return { isOpen, ask, close, failure: failure?.message, isRunning, run }
}
