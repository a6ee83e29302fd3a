import { useSyncExternalStore } from 'react'
import { boot } from '@/lib/boot'

/** {English: translated}: the translations into a language that come with the app. English has none. */
export type Dictionary = Record<string, string>

let dictionary: Dictionary = {}
const listeners = new Set<() => void>()

export const readDictionary = (): Dictionary => dictionary

/** Has everything drawn anew. */
export function setDictionary(next: Dictionary): void {
  dictionary = next
  for (const listener of listeners) listener()
}

export function subscribeDictionary(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For a component that is to be drawn anew in another language, while React would leave it alone. */
export const useDictionary = (): Dictionary =>
  useSyncExternalStore(subscribeDictionary, readDictionary, readDictionary)

/** Fetches the dictionary of the boot's language. Without it the page is in English. */
export async function loadDictionary(): Promise<void> {
  try {
    if (boot.messages_file) dictionary = (await import(/* @vite-ignore */ boot.messages_file)).default
  } catch {
    document.documentElement.lang = 'en'
  }
}
