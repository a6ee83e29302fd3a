import { useRecord } from '@/lib/backend/reading'
import { patterns } from '@/lib/rules'
import type { Place } from './calls'
import { findPlaces } from './calls'

const LEAST_LETTERS = 2

/** The places for a text. The previous ones stay until they are loaded. */
export function usePlaces(text: string): readonly Place[] {
  const asked = text.trim()
  const isAsked = asked.length >= LEAST_LETTERS
  const { data } = useRecord(isAsked ? ['places', asked] : null, () => findPlaces(asked), {
    isPublic: true,
    keepsPrevious: true,
  })
  return (isAsked && data) || []
}

/** A pincode covers several post offices, so store the name that the person chose. */
const chosenNames = new Map<string, string>()

/** Shows the place's pincode under this name until the page is reloaded. */
export function rememberName({ label, pincode }: Place): void {
  chosenNames.set(pincode, label)
}

/** The name of a pincode; the pincode itself until the name is known. */
export function usePlaceName(pincode: string): string {
  const isAsked = patterns.pincode.test(pincode) && !chosenNames.has(pincode)
  const { data } = useRecord(isAsked ? ['place', pincode] : null, () => findPlaces(pincode), {
    isPublic: true,
  })
  return chosenNames.get(pincode) ?? data?.[0]?.label ?? pincode
}
