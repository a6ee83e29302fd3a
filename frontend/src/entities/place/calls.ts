import { post } from '@/lib/backend/call'
import { getPublic } from '@/lib/backend/public-get'

/** A place of the directory: 'Kothrud, Pune' and its pincode. */
export type Place = { label: string; pincode: string }

/** Finds places by name, likeliest first. A pincode also finds its place. */
export const findPlaces = async (search: string): Promise<Place[]> =>
  (await getPublic<{ items: Place[] }>('job_portal.api.find_places', { search })).items

/** The pincode nearest to a position. */
export const nearestPincode = (latitude: number, longitude: number) =>
  post<Place>('job_portal.api.nearest_pincode', { latitude, longitude }, { asGuest: true })
