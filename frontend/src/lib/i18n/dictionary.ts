import { boot } from '@/lib/boot'
import { isInBrowser } from '@/lib/environment'
import { createStore, useStore } from '@/lib/store'

/** {hash of the English text: translated}, as the app ships it: texts as keys would be a third of it. English has none. */
export type Dictionary = Record<string, string>

/** The dictionary of the page's language. Changing it renders everything again. */
export const dictionary = createStore<Dictionary>({})

/** For a component that React would otherwise not render again in the new language. */
export const useDictionary = (): Dictionary => useStore(dictionary, (words) => words)

/** Pending or settled once a screen was opened whose texts are in the second file of each language. */
let more: Promise<void> | undefined

/** The texts of a language, as far as the opened screens need them. Rejects when a file cannot be fetched. */
export async function fetchDictionary(file: string): Promise<Dictionary> {
  const first = await import(/* @vite-ignore */ file)
  return more ? { ...first.default, ...(await first.more()).default } : first.default
}

/**
 * Fetches the texts of the rooms that few visits enter (`MORE` of frontend/build/catalogues.mjs). If that fails, they
 * are in English.
 */
export function loadMore(): Promise<void> {
  more ??= fetchMore()
  return more
}

async function fetchMore(): Promise<void> {
  // `more` is set before the file is looked at.
  await null
  const file = boot.messages_file
  // The server's renderer has all texts.
  if (!file || !isInBrowser) return
  try {
    const texts = await fetchDictionary(file)
    if (boot.messages_file === file) dictionary.set(texts)
  } catch {
    more = undefined
  }
}

/** Fetches the dictionary of the boot's language. If that fails, the page is in English. */
export async function loadDictionary(): Promise<void> {
  try {
    if (boot.messages_file) dictionary.set(await fetchDictionary(boot.messages_file))
  } catch {
    document.documentElement.lang = 'en'
  }
}
