import { boot } from '@/lib/boot'

/** A list that stands by the alphabet in English, by that of the page's language. */
export function inOrder<Item>(items: readonly Item[], labelOf: (item: Item) => string): Item[] {
  if ((boot.lang ?? 'en') === 'en') return [...items]
  const { compare } = new Intl.Collator(boot.lang)
  return [...items].sort((one, other) => compare(labelOf(one), labelOf(other)))
}
