import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { findLocation } from '@/entities/company/calls'
import { joinAddress } from '@/lib/format'
import { patterns } from '@/lib/rules'
import type { JobDraft } from './job-draft'

export type JobPlace = {
  isLoading: boolean
  /** City and state of the pincode, once they are found. */
  place?: string
  problem?: string
  lookUp: (pincode: string) => void
}

const nothing = { isLoading: false, place: undefined, problem: undefined }

/**
 * The place of the job's pincode. It fills the location where nothing else was typed.
 *
 * @param firstPincode what to begin with
 */
export function useJobPlace(form: UseFormReturn<JobDraft>, firstPincode: string | undefined): JobPlace {
  const [state, setState] = useState<Omit<JobPlace, 'lookUp'>>(nothing)
  const latest = useRef('')
  /** What the pincode before has filled in. */
  const filled = useRef('')

  async function find(pincode: string) {
    if (pincode === latest.current) return
    latest.current = pincode
    if (!patterns.pincode.test(pincode)) return setState(nothing)
    setState({ ...nothing, isLoading: true })
    const location = await findLocation(pincode)
    // Slow lines answer out of order: only the pincode that stands there now counts.
    if (latest.current !== pincode) return
    if ('problem' in location) {
      // The same digits typed again ask again.
      latest.current = ''
      return setState({ ...nothing, problem: location.problem })
    }
    const place = joinAddress([location.place.city, location.place.state])
    const typed = form.getValues('jobLocation').trim()
    if (!typed || typed === filled.current) form.setValue('jobLocation', place, { shouldDirty: true })
    filled.current = place
    setState({ ...nothing, place })
  }

  const begin = useEffectEvent((pincode: string) => {
    // What a draft holds stays.
    if (!form.getValues('pincode')) form.setValue('pincode', pincode, { shouldDirty: true })
    void find(form.getValues('pincode'))
  })
  useEffect(() => {
    if (firstPincode) begin(firstPincode)
  }, [firstPincode])

  return { ...state, lookUp: (pincode) => void find(pincode) }
}
