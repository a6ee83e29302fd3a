import { useRef } from 'react'
import { rememberName } from '@/entities/place/hooks'
import type { Place } from '@/entities/place/types'
import { sentenceOf } from '@/lib/backend/errors'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'

/** The default distance around the phone. */
export const NEAR_KM = '10'

/** Asks for the phone's position, only when `run` is called. `onFailure` gets the message. */
export function useNearMe(onPlace: (place: Place) => void, onFailure: (sentence: string) => void) {
  // The filters may change until the phone answers.
  const latest = useRef(onPlace)
  latest.current = onPlace
  return useSingleFlight(async () => {
    try {
      const { placeOfPhone } = await import('@/entities/place/position')
      const place = await placeOfPhone()
      rememberName(place)
      latest.current(place)
    } catch (error) {
      onFailure(sentenceOf(error, __('Your position could not be found. Please enter a pincode or a place.')))
    }
  })
}
