import notices from '@rules/notices.json'
import { boot } from '@/lib/boot'
import { __ } from '@/lib/i18n/translate'
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

/** The language in which the notices are shown: English until the page has all their sentences in its own. */
function languageShown(shown: readonly Purpose[]): string {
  const isTranslated = shown.every((purpose) => {
    const { version: _, ...sentences } = notices[purpose]
    return Object.values(sentences).every((sentence) => boot.messages?.[sentence])
  })
  return (isTranslated && boot.lang) || 'en'
}

/** What a person agrees to who is shown these notices. */
export const agreementTo = (shown: readonly Purpose[]): Agreement => ({
  notices: Object.fromEntries(shown.map((purpose) => [purpose, notices[purpose].version])),
  language: languageShown(shown),
  is_adult: false,
})
