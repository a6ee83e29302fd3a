import { pageLanguage } from './written-language'

const CODES = ['hi', 'en', 'bn', 'mr', 'te', 'ta', 'gu', 'ur', 'kn', 'or', 'ml', 'pa', 'as']

const languageIn = (lang: string, code: string) =>
  new Intl.DisplayNames([lang], { type: 'language' }).of(code) ?? code

/** Spoken languages to choose from: the English name, which a profile holds, and the name in the page's language. */
export const spokenLanguages = () =>
  CODES.map((code) => ({ value: languageIn('en', code), label: languageIn(pageLanguage(), code) }))

/** A profile's language in the page's language; a typed text of another one stays as it is. */
export const spokenLanguage = (name: string): string =>
  spokenLanguages().find(({ value }) => value === name)?.label ?? name
