import notices from '@rules/notices.json'
import { boot } from '@/lib/boot'
import { __, translationOf } from '@/lib/i18n/translate'
import type { Agreement } from './calls'

/** What an account agrees to, each with a notice of its own. */
export type Purpose = keyof typeof notices

export const purposes = Object.keys(notices) as Purpose[]

/** A notice in the language of the page. */
export type Notice = {
  title: string
  what: string
  why: string
  who: string
  howLong: string
  /** What follows when the consent is taken back. */
  after: string
}

export function noticeOf(purpose: Purpose): Notice {
  const { title, what, why, who, how_long: howLong, after } = notices[purpose]
  return {
    title: __(title),
    what: __(what),
    why: __(why),
    who: __(who),
    howLong: __(howLong),
    after: __(after),
  }
}

/** The language in which a notice is shown: English until the page has all its sentences in its own. */
function languageShown(purpose: Purpose): string {
  const { version: _, ...sentences } = notices[purpose]
  const isTranslated = Object.values(sentences).every(translationOf)
  return (isTranslated && boot.lang) || 'en'
}

/** What a person agrees to who is shown this notice. */
export const agreementTo = (purpose: Purpose): Agreement => ({
  notices: { [purpose]: notices[purpose].version },
  language: languageShown(purpose),
  is_adult: false,
})
