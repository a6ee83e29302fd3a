import { clearDraft, readDraft, writeDraft } from '@/lib/forms/draft'

const DRAFT = 'company-key'

/**
 * The key of one filled-in form: a creation that is sent again with it (a reply lost on the way, a second tap)
 * is answered with the company that the first one made. `crypto.randomUUID` is missing on plain http.
 */
export function clientKey(): string {
  const kept = readDraft(DRAFT)?.key
  if (typeof kept === 'string') return kept
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  writeDraft(DRAFT, { key })
  return key
}

/**
 * Notes that a creation is sent with this key. Gives whether one was before: where its answer was lost, its company
 * stands, as it was typed then.
 */
export function noteSending(key: string): boolean {
  const wasSent = readDraft(DRAFT)?.wasSent === true
  writeDraft(DRAFT, { key, wasSent: true })
  return wasSent
}

export const forgetClientKey = (): void => clearDraft(DRAFT)
