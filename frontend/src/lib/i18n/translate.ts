import { boot } from '@/lib/boot'

/**
 * The translation of a visible text, as Frappe's `__` gives it: `{0}`, `{1}` ... are replaced by `values`.
 * A text that the dictionary of the page does not know is shown as it is.
 */
export function __(text: string, values: (string | number)[] = []): string {
  const translated = boot.messages?.[text] || text
  return translated.replace(/\{(\d+)\}/g, (placeholder, index) =>
    String(values[Number(index)] ?? placeholder),
  )
}
