import { boot } from '@/lib/boot'
import { createStore, useStore } from '@/lib/store'

/** {English: translated}: the translations into a language that come with the app. English has none. */
export type Dictionary = Record<string, string>

/** Of the page's language. Another one renders everything again. */
export const dictionary = createStore<Dictionary>({})

/** For a component that is to be drawn anew in another language, while React would leave it alone. */
export const useDictionary = (): Dictionary => useStore(dictionary, (words) => words)

/** Fetches the dictionary of the boot's language. Without it the page is in English. */
export async function loadDictionary(): Promise<void> {
  try {
    if (boot.messages_file) dictionary.set((await import(/* @vite-ignore */ boot.messages_file)).default)
  } catch {
    document.documentElement.lang = 'en'
  }
}
