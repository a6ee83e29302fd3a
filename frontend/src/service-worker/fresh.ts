/** How long somebody may look at nothing while the network is asked. */
export const PATIENCE_MS = 3000

/** The network's page. The kept one where that takes too long, or where no server is there to answer. */
export function freshOr(kept: Response, ask: () => Promise<Response>): Promise<Response> {
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS))
  const fresh = ask().then(
    (answer) => (answer.status >= 500 ? kept : answer),
    () => kept,
  )
  return Promise.race([fresh, late])
}
