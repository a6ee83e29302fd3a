/** An answer to a save. Success has several forms (docs/behaviour.md#forms-of-success). */
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

/** Why the answer refuses a save, '' where it does not say; undefined where it refuses nothing. */
export function refusalIn(reply: SaveReply): string | undefined {
  const { success_key, success, status, error, message } = typeof reply === 'object' && reply ? reply : {}
  if (!error || success_key === 1 || success === true || status === 'success') return undefined
  return typeof error === 'string' ? error : (message ?? '')
}
