/** A double tap is over by then. */
const DOUBLE_TAP_MS = 500

/**
 * Lengthens a call whose button becomes its own undo, such as *Save*, or is replaced by it, such as *Ignore*, or sends a
 * form that is emptied, such as *Invite*. The button is busy meanwhile, so that the second tap of a double tap neither
 * undoes what the first one did nor marks the empty field.
 */
export async function undoable<Answer>(call: Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([call, new Promise((resolve) => setTimeout(resolve, DOUBLE_TAP_MS))])
  return answer
}
