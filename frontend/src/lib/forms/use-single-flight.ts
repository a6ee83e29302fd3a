import { useCallback, useRef, useState } from 'react'

/**
 * Runs an async action once at a time. It ignores further taps while it runs, even before React has disabled the
 * button.
 */
export function useSingleFlight<Arguments extends unknown[]>(
  action: (...values: Arguments) => Promise<void>,
): { isRunning: boolean; run: (...values: Arguments) => Promise<void> } {
  const [isRunning, setRunning] = useState(false)
  const isBusy = useRef(false)
  const latest = useRef(action)
  latest.current = action

  const run = useCallback(async (...values: Arguments) => {
    if (isBusy.current) return
    isBusy.current = true
    setRunning(true)
    try {
      await latest.current(...values)
    } finally {
      isBusy.current = false
      setRunning(false)
    }
  }, [])

  return { isRunning, run }
}
