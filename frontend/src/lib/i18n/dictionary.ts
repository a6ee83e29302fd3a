import { boot } from '@/lib/boot'
import { createStore, useStore } from '@/lib/store'

/** {hash of the English text: translated}, as the app ships it: texts as keys would be a third of it. English has none. */
export type Dictionary = Record<string, string>

/** The dictionary of the page's language. Changing it renders everything again. */
export const dictionary = createStore<Dictionary>({})

/** For a component that React would otherwise not render again in the new language. */
export const useDictionary = (): Dictionary => useStore(dictionary, (words) => words)

/** Fetches the dictionary of the boot's language. If that fails, the page is in English. */
export async function loadDictionary(): Promise<void> {
  try {
    if (boot.messages_file) dictionary.set((await import(/* @vite-ignore */ boot.messages_file)).default)
  } catch {
    document.documentElement.lang = 'en'
  }
}
