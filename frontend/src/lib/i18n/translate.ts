import { boot } from '@/lib/boot'
import { readDictionary } from './dictionary'

/** The translation of a text, the site's own before the app's; undefined without one. */
export const translationOf = (text: string): string | undefined =>
  boot.messages?.[text] || readDictionary()[text]

/**
 * The translation of a visible text, as Frappe's `__` gives it: `{0}`, `{1}` ... are replaced by `values`.
 * A text without a translation is shown as it is.
 */
export function __(text: string, values: (string | number)[] = []): string {
  const translated = translationOf(text) || text
  return translated.replace(/\{(\d+)\}/g, (placeholder, index) =>
    String(values[Number(index)] ?? placeholder),
  )
}
