/** The `message` of a reply to a save; servers of this API say success in several ways (docs/behaviour.md#forms-of-success). */
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

/** The reply refuses: in one of its forms, or by being empty. Any other message is a success. */
export function isRefusal(reply: SaveReply): boolean {
  if (!reply) return true
  if (typeof reply === 'string') return false
  if (reply.success_key === 1 || reply.success === true || reply.status === 'success') return false
  return (
    Boolean(reply.error) || reply.success_key === 0 || reply.success === false || reply.status === 'error'
  )
}

/** Why it refuses; empty when it does not say. */
export function refusalSentence(reply: SaveReply): string {
  if (!reply || typeof reply === 'string') return ''
  return typeof reply.error === 'string' ? reply.error : (reply.message ?? '')
}
