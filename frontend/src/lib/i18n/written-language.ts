import { boot } from '@/lib/boot'
import { isInBrowser } from '@/lib/environment'

/** The letters of a text name its language. Devanagari is Hindi's and Marathi's. */
const SCRIPTS: [RegExp, string[]][] = [
  [/\p{Script=Devanagari}/gu, ['hi', 'mr']],
  [/\p{Script=Bengali}/gu, ['bn']],
  [/\p{Script=Tamil}/gu, ['ta']],
  [/\p{Script=Telugu}/gu, ['te']],
  [/\p{Script=Latin}/gu, ['en']],
]

/** 'hi_IN', as some phones write it, and 'hi-IN' are both 'hi'. */
export const primaryLanguage = (lang: string): string => lang.split(/[-_]/)[0]?.toLowerCase() ?? ''

export const pageLanguage = (): string =>
  primaryLanguage((isInBrowser ? document.documentElement.lang : boot.lang) || 'en')

/** The language that most letters of a text are of, where letters tell it; the page's otherwise. */
export function writtenLanguage(text: string): string {
  const page = pageLanguage()
  let [most, languages] = [0, [page]]
  for (const [letters, theirs] of SCRIPTS) {
    const count = text.match(letters)?.length ?? 0
    if (count > most) [most, languages] = [count, theirs]
  }
  return languages.includes(page) ? page : (languages[0] ?? page)
}
