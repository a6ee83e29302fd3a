import { readDraft, writeDraft } from './draft'
import type { Sending } from './use-send'

/** What this browser keeps of a form that makes something: its key, and what was sent with it last. */
type Kept = {
  key?: string
  sent?: string
  /** The form that was saved before this one. Another tab may still show it. */
  saved?: { key: string; sent: string }
}

const read = (draft: string): Kept => readDraft(draft) ?? {}

/** `crypto.randomUUID` is missing on plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * The key of one filled-in form, kept under this draft name: a creation that is sent again with it (a reply lost on the
 * way, a second tap) is answered with what the first one made.
 */
export function clientKey(draft: string): string {
  const kept = read(draft)
  if (kept.key) return kept.key
  const key = newKey()
  writeDraft(draft, { ...kept, key })
  return key
}

/** The key of a form that is open. Several tabs may have it open with the same draft. */
export function openClientKey(draft: string) {
  let key = clientKey(draft)
  /** By this tab, or before its reload. */
  let wasSent = read(draft).sent !== undefined
  let sent = ''

  /**
   * Notes that the form is sent with these values, and gives the key for them. Another tab may have sent it meanwhile: the
   * same values have the same key, and others are a form of their own, with a new key.
   *
   * @returns `isRepeated`: what an earlier attempt made may stand, as it was typed then.
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

  /** The form is saved: the next one has a key of its own. */
  function noteSaved(): void {
    writeDraft(draft, { saved: { key, sent } })
    key = clientKey(draft)
    wasSent = false
  }

  /**
   * Makes what the values say, once: sent again after a lost answer, it is answered with what the first call made, and
   * `update` then changes that to these values.
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
