import { noAnswer } from './backend-error'

/** How long a request may show no sign of life. Slow lines need some seconds; nobody waits for longer. */
export const PATIENCE_MS = 30_000

/**
 * Gives up on a request that shows no sign of life: rejects with a BackendError that says so. What the server
 * makes of it afterwards is not known, as with a lost answer.
 * @param request gets what it calls at each sign of life, e.g. when a part of a file has gone up
 */
export function withPatience<Reply>(request: (signOfLife: () => void) => Promise<Reply>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>
    function wait() {
      clearTimeout(timer)
      timer = setTimeout(() => reject(noAnswer()), PATIENCE_MS)
    }
    wait()
    request(wait)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject)
  })
}
