import rules from '@rules/ready_sentences.json'
import { __ } from '@/lib/i18n/translate'
import type { Side } from './types'

type Ready = { side: string; text: string; places: readonly string[]; about?: string }

const sentences: Record<string, Ready | undefined> = rules

export type ReadySentence = Ready & { key: string }

/** The ready sentences of a side. Some are about an application alone. */
export const readyOf = (side: Side, about: string): ReadySentence[] =>
  Object.entries<Ready>(rules).flatMap(([key, ready]) =>
    ready.side === side && (ready.about ?? about) === about ? { key, ...ready } : [],
  )

/** A ready sentence in the language of the page, with its places filled in; undefined if it is not known. */
export function readyText(key: string, values: Record<string, string> = {}): string | undefined {
  const ready = sentences[key]
  if (!ready) return undefined
  const text = __(
    ready.text,
    ready.places.map((place) => values[place] || '…'),
  )
  // No full stop after an empty place.
  return text.replace(/…[.।]$/, '…')
}
