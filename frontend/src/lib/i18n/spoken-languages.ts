import { pageLanguage } from './written-language'

const CODES = ['hi', 'en', 'bn', 'mr', 'te', 'ta', 'gu', 'ur', 'kn', 'or', 'ml', 'pa', 'as']

const namesIn = (lang: string) => new Intl.DisplayNames([lang], { type: 'language' })

/** Spoken languages to choose from: the English name, which a profile holds, and the name in the page's language. */
export function spokenLanguages(): { value: string; label: string }[] {
  const [values, labels] = [namesIn('en'), namesIn(pageLanguage())]
  return CODES.map((code) => ({ value: values.of(code) ?? code, label: labels.of(code) ?? code }))
}

/** A profile's language in the page's language; a typed text of another one stays as it is. */
export const spokenLanguage = (name: string): string =>
  spokenLanguages().find(({ value }) => value === name)?.label ?? name
