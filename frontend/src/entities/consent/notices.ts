import notices from '@rules/notices.json'
import { boot } from '@/lib/boot'
import { __, translationOf } from '@/lib/i18n/translate'
import type { Agreement } from './calls'

/** The purposes of consent, each with its own notice. */
export type Purpose = keyof typeof notices

export const purposes = Object.keys(notices) as Purpose[]

/** A notice in the language of the page. */
export type Notice = {
  title: string
  what: string
  why: string
  who: string
  howLong: string
  /** What happens when the consent is withdrawn. */
  after: string
  /** The site's own words for people who offer freelance work or look for it. */
  own?: string
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
    ...(purpose === 'freelance' && boot.freelance_notice && { own: boot.freelance_notice }),
  }
}

/** The language of a notice: the page's own if all sentences are translated, else English. */
function languageShown(purpose: Purpose): string {
  const { version: _, ...sentences } = notices[purpose]
  const isTranslated = Object.values(sentences).every(translationOf)
  return (isTranslated && boot.lang) || 'en'
}

/** The agreement of a person who sees this notice. */
export const agreementTo = (purpose: Purpose): Agreement => ({
  notices: { [purpose]: notices[purpose].version },
  language: languageShown(purpose),
  is_adult: false,
})
