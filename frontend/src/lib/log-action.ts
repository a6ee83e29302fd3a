/**
 * Stands for an action that has no server behind it yet: it is only logged (docs/behaviour.md#logged-actions).
 * The log names the action and nothing about the people it is about.
 */
export function logAction(action: string): void {
  console.info(`Action: ${action}`)
}
