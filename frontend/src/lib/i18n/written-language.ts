import { boot } from '@/lib/boot'
import { isInBrowser } from '@/lib/environment'

/** The languages of a script. Hindi and Marathi share Devanagari. */
const SCRIPTS: [RegExp, string[]][] = [
  [/\p{Script=Devanagari}/gu, ['hi', 'mr']],
  [/\p{Script=Bengali}/gu, ['bn']],
  [/\p{Script=Tamil}/gu, ['ta']],
  [/\p{Script=Telugu}/gu, ['te']],
  [/\p{Script=Latin}/gu, ['en']],
]

/** 'hi_IN', as some phones write it, and 'hi-IN' both give 'hi'. */
export const primaryLanguage = (lang: string): string => lang.split(/[-_]/)[0]?.toLowerCase() ?? ''

export const pageLanguage = (): string =>
  primaryLanguage((isInBrowser ? document.documentElement.lang : boot.lang) || 'en')

/** The language of most letters in a text; the page's language when the letters do not tell. */
export function writtenLanguage(text: string): string {
  const page = pageLanguage()
  let [most, languages] = [0, [page]]
  for (const [letters, theirs] of SCRIPTS) {
    const count = text.match(letters)?.length ?? 0
    if (count > most) [most, languages] = [count, theirs]
  }
  return languages.includes(page) ? page : (languages[0] ?? page)
}
