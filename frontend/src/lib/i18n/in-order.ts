import { boot } from '@/lib/boot'

/** Sorts a list by the alphabet of the page's language. The list given is alphabetical in English. */
export function inOrder<Item>(items: readonly Item[], labelOf: (item: Item) => string): Item[] {
  if ((boot.lang ?? 'en') === 'en') return [...items]
  const { compare } = new Intl.Collator(boot.lang)
  return [...items].sort((one, other) => compare(labelOf(one), labelOf(other)))
}
