/** The longest time that a person waits for the network. */
export const PATIENCE_MS = 3000

/** The network's page. The stored one if the network takes too long or the server does not answer. */
export function freshOr(kept: Response, ask: () => Promise<Response>): Promise<Response> {
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS))
  const fresh = ask().then(
    (answer) => (answer.status >= 500 ? kept : answer),
    () => kept,
  )
  return Promise.race([fresh, late])
}
