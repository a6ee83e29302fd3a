import { useState } from 'react'
import { sentenceOf } from '@/lib/backend/errors'
import { useSingleFlight } from './use-single-flight'

type Question<Answer extends unknown[]> = {
  /** Makes the call. */
  send: (...answer: Answer) => Promise<unknown>
  /** What happens after it; the dialog is closed by then. */
  onSent: () => Promise<void> | void
  /** What a failure says that has no words of its own. */
  failed: () => string
}

/**
 * A dialog whose answer makes a call. It stays open while the call runs and when it fails: `failure` then says what
 * failed.
 */
export function useQuestion<Answer extends unknown[]>({ send, onSent, failed }: Question<Answer>) {
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { isRunning, run } = useSingleFlight(async (...answer: Answer) => {
    setFailure(undefined)
    try {
      await send(...answer)
      setOpen(false)
      await onSent()
    } catch (thrown) {
      setFailure(sentenceOf(thrown, failed()))
    }
  })

  function ask() {
    setFailure(undefined)
    setOpen(true)
  }

  function close() {
    if (!isRunning) setOpen(false)
  }

  return { isOpen, ask, close, failure, isRunning, run }
}
