import { useRecord } from '@/lib/backend/reading'
import { patterns } from '@/lib/rules'
import { findPlaces } from './calls'
import type { Place } from './types'

const LEAST_LETTERS = 2

/** The places that a text names; what another text has found is shown until then. */
export function usePlaces(text: string): readonly Place[] {
  const asked = text.trim()
  const isAsked = asked.length >= LEAST_LETTERS
  const { data } = useRecord(isAsked ? ['places', asked] : null, () => findPlaces(asked), {
    isPublic: true,
    keepsPrevious: true,
  })
  return (isAsked && data) || []
}

/** A pincode has several post offices: by which name each was chosen. */
const chosenNames = new Map<string, string>()

/** Has the place's pincode called by this name until the page is loaded anew. */
export function rememberName({ label, pincode }: Place): void {
  chosenNames.set(pincode, label)
}

/** What a pincode is called; the pincode itself until that is known. */
export function usePlaceName(pincode: string): string {
  const isAsked = patterns.pincode.test(pincode) && !chosenNames.has(pincode)
  const { data } = useRecord(isAsked ? ['place', pincode] : null, () => findPlaces(pincode), {
    isPublic: true,
  })
  return chosenNames.get(pincode) ?? data?.[0]?.label ?? pincode
}
