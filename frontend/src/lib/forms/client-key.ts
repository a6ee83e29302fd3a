import { clearDraft, readDraft, writeDraft } from './draft'

/**
 * The key of one filled-in form, kept under this draft name: a creation that is sent again with it (a reply lost on the
 * way, a second tap) is answered with what the first one made. `crypto.randomUUID` is missing on plain http.
 */
export function clientKey(draft: string): string {
  const kept = readDraft(draft)?.key
  if (typeof kept === 'string') return kept
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  writeDraft(draft, { key })
  return key
}

/**
 * Notes that a creation is sent with this key. Gives whether one was before: where its answer was lost, what it made
 * stands, as it was typed then.
 */
export function noteSending(draft: string, key: string): boolean {
  const wasSent = readDraft(draft)?.wasSent === true
  writeDraft(draft, { key, wasSent: true })
  return wasSent
}

/** The form is saved: the next one has a key of its own. */
export const forgetClientKey = (draft: string): void => clearDraft(draft)
