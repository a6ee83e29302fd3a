import type { EmotionCache } from '@emotion/cache'

const cssOf = ({ inserted }: EmotionCache, names: string[]) => names.map((name) => inserted[name]).join('')

const namesIn = ({ key, inserted, registered }: EmotionCache) => {
  const names = Object.keys(inserted)
  const isOwn = (name: string) => `${key}-${name}` in registered
  return { own: names.filter(isOwn), ofThePage: names.filter((name) => !isOwn(name)) }
}

/** The page's own styles, as rendered with a cache. */
export const pageStyles = (cache: EmotionCache): string =>
  `<style>${cssOf(cache, namesIn(cache).ofThePage)}</style>`

/** The components' styles. Emotion adopts them in the browser: https://emotion.sh/docs/ssr */
export function componentStyles(cache: EmotionCache): string {
  const { own } = namesIn(cache)
  return `<style data-emotion="${cache.key} ${own.join(' ')}">${cssOf(cache, own)}</style>`
}
