import rules from '@rules/ready_sentences.json'
import { __ } from '@/lib/i18n/translate'
import type { Side } from './types'

type Ready = { side: string; text: string; places: readonly string[]; about?: string }

const sentences: Record<string, Ready | undefined> = rules

export type ReadySentence = Ready & { key: string }

/** The ready sentences of a side. Some exist only for applications. */
export const readyOf = (side: Side, about: string): ReadySentence[] =>
  Object.entries<Ready>(rules).flatMap(([key, ready]) =>
    ready.side === side && (ready.about ?? about) === about ? { key, ...ready } : [],
  )

/** A ready sentence in the page's language with its placeholders filled in; undefined for an unknown key. */
export function readyText(key: string, values: Record<string, string> = {}): string | undefined {
  const ready = sentences[key]
  if (!ready) return undefined
  const text = __(
    ready.text,
    ready.places.map((place) => values[place] || '…'),
  )
  // No full stop after an empty placeholder.
  return text.replace(/…[.।]$/, '…')
}
