/** A double tap is over by then. */
const DOUBLE_TAP_MS = 500

/**
 * Lengthens a call after which something else stands where its button was: its own undo, such as after *Ignore*, a form
 * that is emptied, such as after *Invite*, or what a dialog covered. The button is busy meanwhile, so that the second tap
 * of a double tap does not reach it.
 */
export async function outlastDoubleTap<Answer>(call: Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([call, new Promise((resolve) => setTimeout(resolve, DOUBLE_TAP_MS))])
  return answer
}
