import { noAnswer } from './errors'

/** The longest time that a request may show no progress. Slow lines need some seconds; people do not wait longer. */
const TIMEOUT_MS = 30_000

/**
 * Rejects with a BackendError when a request shows no progress. The server may or may not have carried it out, as with
 * any lost answer.
 *
 * @param request gets a function to call at each sign of progress, such as a sent chunk, and the signal that aborts a
 *   fetch
 */
export function withTimeout<Answer>(
  request: (signOfLife: () => void, signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    function giveUp() {
      reject(noAnswer())
      controller.abort()
    }
    function wait() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, TIMEOUT_MS)
    }
    wait()
    request(wait, controller.signal)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject)
  })
}
