import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { findLocation } from '@/entities/company/calls'
import { joinAddress } from '@/lib/format'
import { patterns } from '@/lib/rules'
import type { JobValues } from './fields'

export type JobPlace = {
  isLoading: boolean
  /** The pincode's city and state, once found. */
  place?: string
  problem?: string
  /** The directory has no city for the pincode, or was not reached. */
  asksForCity: boolean
  lookUp: (pincode: string) => void
}

type First = { pincode?: string | null; city?: string | null }

const nothing = { isLoading: false, place: undefined, problem: undefined, asksForCity: false }

/**
 * The place of the job's pincode. Fills in the location unless the person has typed one.
 *
 * @param first the initial place, once it is known
 */
export function useJobPlace(form: UseFormReturn<JobValues>, first: First | undefined): JobPlace {
  const [state, setState] = useState<Omit<JobPlace, 'lookUp'>>(nothing)
  const latest = useRef('')
  /** The location texts filled in for the previous pincode: its place, and its city alone. */
  const known = useRef(['', ''])

  function fillLocation(place: string, city: string) {
    const typed = form.getValues('job_location').trim()
    if (!typed || known.current.includes(typed)) form.setValue('job_location', place, { shouldDirty: true })
    known.current = [place, city]
  }

  async function find(pincode: string) {
    if (pincode === latest.current) return
    latest.current = pincode
    if (!patterns.pincode.test(pincode)) return setState(nothing)
    setState({ ...nothing, isLoading: true })
    const location = await findLocation(pincode)
    // Answers may arrive out of order: only the current pincode's counts.
    if (latest.current !== pincode) return
    if ('problem' in location && !location.isUnknown) {
      // Typing the same digits again asks again.
      latest.current = ''
      return setState({ ...nothing, problem: location.problem, asksForCity: true })
    }
    // For some pincodes the directory has a name but no city.
    if ('problem' in location || !location.place.city) {
      fillLocation('', '')
      return setState({ ...nothing, asksForCity: true })
    }
    const place = joinAddress([location.place.city, location.place.state])
    form.setValue('city', location.place.city)
    fillLocation(place, location.place.city)
    setState({ ...nothing, place })
  }

  /** Clears the previous pincode's city, and the walk-in address of a copied or posted job until its pincode is back. */
  function leave(next: string) {
    form.setValue('city', '')
    const { pincode: first, walk_in_address: address = '' } = form.formState.defaultValues ?? {}
    if (['', address].includes(form.getValues('walk_in_address')))
      form.setValue('walk_in_address', next === first ? address : '', { shouldDirty: true })
  }

  function lookUp(pincode: string) {
    if (pincode !== form.getValues('pincode')) leave(pincode)
    void find(pincode)
  }

  const begin = useEffectEvent((pincode: string) => {
    // A draft keeps its values.
    if (!form.getValues('pincode')) {
      form.setValue('pincode', pincode, { shouldDirty: true })
      form.setValue('city', first?.city ?? '')
    }
    void find(form.getValues('pincode'))
  })
  const firstPincode = first?.pincode
  useEffect(() => {
    if (firstPincode) begin(firstPincode)
  }, [firstPincode])

  return { ...state, lookUp }
}
