/** The answer to a save. Success has several forms (docs/behaviour.md#forms-of-success). */
export type SaveReply =
  | string
  | null
  | undefined
  | {
      name?: string
      docname?: string
      success_key?: number
      success?: boolean
      status?: string
      error?: unknown
      message?: string
    }

/** The reason for a refusal, '' when the answer names none; undefined when the save succeeded. */
export function refusalIn(reply: SaveReply): string | undefined {
  const { success_key, success, status, error, message } = typeof reply === 'object' && reply ? reply : {}
  if (!error || success_key === 1 || success === true || status === 'success') return undefined
  return typeof error === 'string' ? error : (message ?? '')
}
