/** A double tap is over by then. */
const DOUBLE_TAP_MS = 500

/**
 * Lengthens a call whose button becomes its own undo, such as *Save*, or is replaced by it, such as *Ignore*. The button
 * is busy meanwhile, so that the second tap of a double tap does not undo what the first one did.
 */
export async function undoable<Answer>(call: Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([call, new Promise((resolve) => setTimeout(resolve, DOUBLE_TAP_MS))])
  return answer
}
