import { tradeIn } from '@/entities/trade/trades'
import { dayAfter } from '@/lib/time'
import type { BriefValues } from './brief-values'

/** The words for today and tomorrow, as people search for them. */
const days: Record<string, number> = Object.fromEntries(
  [
    ['today', 'aaj', 'आज', 'இன்று', 'இன்னைக்கு', 'innaiku', 'ఈరోజు', 'నేడు', 'eeroju', 'আজ', 'আজকে', 'ajke'],
    [
      'tomorrow',
      'kal',
      'कल',
      'udya',
      'उद्या',
      'நாளை',
      'நாளைக்கு',
      'naalai',
      'రేపు',
      'repu',
      'কাল',
      'কালকে',
      'আগামীকাল',
      'kalke',
    ],
  ].flatMap((words, later) => words.map((word) => [word, later])),
)

/** The brief in a search text: 'plumber tomorrow' gives the trade and the day. The rest becomes the title. */
export function briefIn(text: string): Pick<BriefValues, 'category' | 'title'> & Partial<BriefValues> {
  const words = text.trim().split(/\s+/)
  const dayOf = (word: string) => days[word.toLowerCase()]
  const rest = words.filter((word) => dayOf(word) === undefined).join(' ')
  const later = words.map(dayOf).find((day) => day !== undefined)
  const { trade = '', isWhole } = tradeIn(rest)
  return {
    category: trade,
    title: isWhole ? '' : rest,
    ...(later !== undefined && { when: 'date', on: dayAfter(later) }),
  }
}
