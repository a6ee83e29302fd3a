import { priceFor, shownAmounts } from '@/entities/pay/pay'
import { placeInWords, shownDistance } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { dayOf } from '@/lib/time'
import type { BriefCard, Terms } from './types'

/** '27 Nov 2026', or 'Any day'. */
export const shownWhen = ({ when, on }: Pick<BriefCard, 'when' | 'on'>): string =>
  (when === 'date' && dayOf(on)) || __('Any day')

/** '₹500 - ₹800 a visit'; '' without a budget. */
export function shownBudget({ budget_min, budget_max, budget_unit }: BriefCard): string {
  const amounts = shownAmounts(budget_min, budget_max)
  return amounts && priceFor(budget_unit, amounts)
}

type Place = Partial<Pick<BriefCard, 'city' | 'state' | 'distance_km'>>

/** 'Pune, Maharashtra, About 3 km away' */
export const shownPlace = (place: Place): string =>
  [placeInWords(place), place.distance_km == null ? '' : shownDistance(place.distance_km)]
    .filter(Boolean)
    .join(', ')

/** Where the work is. */
export const shownWhere = (brief: BriefCard): string =>
  brief.is_remote ? __('From home or online') : shownPlace(brief)

/** Whether a hire was called off after it had ended the brief. The brief stays ended; its poster may post a copy. */
export const isCalledOff = ({ status, hired, people }: BriefCard): boolean =>
  status === 'Hired' && hired !== undefined && hired < people

/** '₹500 a visit' */
export const shownPrice = ({ price, unit }: Pick<Terms, 'price' | 'unit'>): string =>
  priceFor(unit, shownAmounts(price))
