/**
 * Logs an action that has no server behind it yet (docs/behaviour.md#logged-actions). The log names the action and no
 * person.
 */
export function logAction(action: string): void {
  console.info(`Action: ${action}`)
}
