import type { Message, Side } from './types'

/**
 * The reader's own side: only the own side reads the names of its members.
 *
 * @param otherwise before the first message
 */
export function ownSide(messages: readonly Message[], otherwise: Side): Side {
  const own = messages.find(({ sender_name: name }) => name)?.side
  if (own && own !== 'system') return own
  const other = messages.find(({ side }) => side !== 'system')?.side
  if (!other) return otherwise
  return other === 'company' ? 'searcher' : 'company'
}
