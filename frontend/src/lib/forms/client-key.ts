import { readDraft, writeDraft } from './draft'
import type { Sending } from './use-send'

/** This browser's entry for a form that creates a record: its key, and the values sent last. */
type Kept = {
  key?: string
  sent?: string
  /** The form that was saved before. Another tab may still show it. */
  saved?: { key: string; sent: string }
}

const read = (draft: string): Kept => readDraft(draft) ?? {}

/** A random key. `crypto.randomUUID` is missing on plain http. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * The idempotency key of one filled-in form, stored under the draft's name. If a creation is sent twice (a lost reply,
 * a second tap), the server answers with the first one's result.
 */
export function clientKey(draft: string): string {
  const kept = read(draft)
  if (kept.key) return kept.key
  const key = newKey()
  writeDraft(draft, { ...kept, key })
  return key
}

/** The key of an open form. Several tabs may have it open with the same draft. */
export function openClientKey(draft: string) {
  let key = clientKey(draft)
  /** Sent by this tab, or before it was reloaded. */
  let wasSent = read(draft).sent !== undefined
  let sent = ''

  /**
   * Records that the form is sent with these values, and returns the key. If another tab has sent the form meanwhile,
   * the same values get the same key; different values are a new form with a new key.
   *
   * @returns `isRepeated`: an earlier attempt may have created a record with the values typed then
   */
  function noteSending(values: object): { key: string; isRepeated: boolean } {
    sent = JSON.stringify(values)
    const kept = read(draft)
    const isSavedElsewhere = kept.saved?.key === key
    if (isSavedElsewhere && kept.saved?.sent === sent) return { key, isRepeated: false }
    const isRepeated = wasSent && !isSavedElsewhere
    const isSame = kept.key === key && (kept.sent ?? sent) === sent
    if (!isRepeated && !isSame) key = newKey()
    wasSent = true
    writeDraft(draft, { ...kept, key, sent })
    return { key, isRepeated }
  }

  /** Records that the form is saved: the next form gets a new key. */
  function noteSaved(): void {
    writeDraft(draft, { saved: { key, sent } })
    key = clientKey(draft)
    wasSent = false
  }

  /**
   * Creates a record once. If the answer was lost, the repeated call returns the first call's record, and `update`
   * changes it to these values.
   */
  async function makeOnce<Made>(
    values: object,
    make: (key: string) => Promise<Made>,
    update: (made: Made) => Promise<Made>,
    { checkAccount }: Pick<Sending, 'checkAccount'>,
  ): Promise<Made> {
    const { key, isRepeated } = noteSending(values)
    const first = await make(key)
    const made = isRepeated ? await update(first) : first
    checkAccount()
    noteSaved()
    return made
  }

  return { makeOnce }
}
