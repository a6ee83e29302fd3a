import { noAnswer } from './errors'

/** How long a request may show no sign of life. Slow lines need some seconds; nobody waits for longer. */
export const TIMEOUT_MS = 30_000

/**
 * Rejects with a BackendError when a request shows no sign of life. As with a lost answer, nobody knows then whether
 * the server carried it out.
 * @param request gets what it calls at each sign of life, e.g. when a part of a file has been sent, and the signal by
 *   which a fetch is given up, too
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
