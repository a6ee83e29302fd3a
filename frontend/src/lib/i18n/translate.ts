import hash from '@emotion/hash'
import { boot } from '@/lib/boot'
import { dictionary } from './dictionary'

/** The translation of a key; the site's own translations come first. Undefined without one. */
export const translationOf = (key: string): string | undefined =>
  boot.messages?.[key] || dictionary.get()[hash(key)]

/**
 * Translates a visible text like Frappe's `__`: `{0}`, `{1}` ... are replaced by `values`. A text without a
 * translation is returned unchanged.
 *
 * @param context tells apart two meanings of the same English word in Desk
 */
export function __(text: string, values: (string | number)[] = [], context?: string): string {
  const translated = translationOf(context ? `${text}:${context}` : text) || text
  return translated.replace(/\{(\d+)\}/g, (placeholder, index) =>
    String(values[Number(index)] ?? placeholder),
  )
}
