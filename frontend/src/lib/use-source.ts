import { useCallback, useEffect, useState } from 'react'

export type SourceState<Data> =
  | { status: 'loading' }
  | { status: 'ready'; data: Data }
  | { status: 'failed'; retry: () => void }

/**
 * Loads from an async source when the component appears, and again at `retry` or when `load` changes; keep
 * `load` stable. An answer that comes after the component has gone, or after a newer load, is dropped.
 *
 * The sample lists use this rather than the SDK's SWR, which would put the SDK into the first load of screens
 * that make no call.
 */
export function useSource<Data>(load: () => Promise<Data>): SourceState<Data> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<SourceState<Data>>({ status: 'loading' })
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let current = true
    setState({ status: 'loading' })
    load().then(
      (data) => current && setState({ status: 'ready', data }),
      (error) => {
        console.error('A source could not be read.', error)
        if (current) setState({ status: 'failed', retry })
      },
    )
    return () => {
      current = false
    }
  }, [load, attempt, retry])

  return state
}
