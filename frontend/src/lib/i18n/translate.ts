import { boot } from '@/lib/boot'
import { dictionary } from './dictionary'

/** The translation of a key, the site's own before the app's; undefined without one. */
export const translationOf = (key: string): string | undefined =>
  boot.messages?.[key] || dictionary.get()[key]

/**
 * The translation of a visible text, as Frappe's `__` gives it: `{0}`, `{1}` ... are replaced by `values`.
 * A text without a translation is shown as it is.
 * @param context what the text is about, where Desk means something else by the same word
 */
export function __(text: string, values: (string | number)[] = [], context?: string): string {
  const translated = translationOf(context ? `${text}:${context}` : text) || text
  return translated.replace(/\{(\d+)\}/g, (placeholder, index) =>
    String(values[Number(index)] ?? placeholder),
  )
}
