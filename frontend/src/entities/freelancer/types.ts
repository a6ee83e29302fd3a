import type { PriceUnit } from '@/entities/pay/pay'

/** A price in whole rupees. */
export type Rate = { unit: PriceUnit; amount: number }

/** `file` is the address of an uploaded picture. */
export type FreelancerPicture = { file: string; caption: string }

/** A freelancer in a list. */
export type FreelancerCard = {
  name: string
  full_name: string
  headline: string
  city: string | null
  /** The distance from the place of the search, between the centres of two pincodes. */
  distance_km?: number | null
  rates: Rate[]
  /** The mean of the shown reviews, from 1 to 5; null if there are none. */
  rating: number | null
  /** The number of the shown reviews. */
  reviews: number
  picture: string | null
  /** Whether the freelancer takes new work. */
  is_open: boolean
}

/**
 * The fields that the account fills in. Their names are those of rules/freelancer.json; rates and pictures are extra.
 */
type Told = {
  about: string | null
  skills: string[]
  rates: Rate[]
  least_charge: number | null
  radius_km: number | null
  is_remote: boolean
  /** Lines such as 'Monday 09:00-18:00'. */
  week: string[]
  days_off: string[]
  languages: string[]
  experience_years: number | null
  own_tools: boolean
  pictures: FreelancerPicture[]
  available_until: string | null
}

export type ShownReview = {
  work: number
  time_kept: number
  manner: number
  text: string | null
  reply: string | null
  shown_on: string
}

/** A freelancer's public page. */
export type FreelancerPage = FreelancerCard &
  Told & {
    shown_reviews?: ShownReview[]
    is_own: boolean
    /** Whether it is one of the account's favourites. */
    favourite: boolean
    /** Whether people who need work done may call. */
    may_call: boolean
  }

/** The account's own profile as a freelancer. */
export type MyFreelancer = Told & {
  /** Null before the first save. */
  name: string | null
  modified: string | null
  full_name: string
  headline: string | null
  pincode: string | null
  city: string | null
  upi_id: string | null
  is_open: boolean
  may_call: boolean
  /** Whether everybody finds the profile now. */
  is_listed: boolean
  /** Why its wording hides it, in a sentence. */
  held_for: string | null
}
