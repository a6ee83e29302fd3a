import { BackendError } from '@/lib/backend/errors'
import { __ } from '@/lib/i18n/translate'
import type { Place } from './calls'
import { nearestPincode } from './calls'

const PATIENCE_MS = 10_000

const PERMISSION_DENIED = 1

/** Two decimals are about 1 km: nothing more precise leaves the phone. */
export const rounded = (degrees: number): number => Math.round(degrees * 100) / 100

/** Says why there is no position, and what to do. */
const failureOf = (error?: Pick<GeolocationPositionError, 'code'>) =>
  new BackendError(
    error?.code === PERMISSION_DENIED
      ? __('Your position was not shared. Please enter a pincode or a place.')
      : __('Your position could not be found. Please enter a pincode or a place.'),
  )

const askPhone = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    if (!navigator.geolocation) return reject(failureOf())
    navigator.geolocation.getCurrentPosition(resolve, (error) => reject(failureOf(error)), {
      timeout: PATIENCE_MS,
    })
  })

/** Asks for the phone's position and finds its place. */
export async function placeOfPhone(): Promise<Place> {
  const { coords } = await askPhone()
  return nearestPincode(rounded(coords.latitude), rounded(coords.longitude))
}
