/** A double tap takes less time. */
const DOUBLE_TAP_MS = 500

/**
 * Keeps the button of a call busy for the time of a double tap. Otherwise its second tap could reach what then stands
 * there: an undo (after *Ignore*), an emptied form (after *Invite*), or the screen behind a dialog.
 */
export async function outlastDoubleTap<Answer>(call: Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([call, new Promise((resolve) => setTimeout(resolve, DOUBLE_TAP_MS))])
  return answer
}
