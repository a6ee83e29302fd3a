import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { findLocation, type Place } from '@/entities/company/calls'
import { patterns } from '@/lib/rules'
import type { CompanyValues } from './fields'

export type PincodeLookup = {
  isLoading: boolean
  /** The areas of the pincode, to choose from. */
  areas: string[]
  problem?: string
  /** Looks the pincode up once it is complete, and fills city and state where nothing is typed after it. */
  lookUp: (pincode: string) => void
  /** Finds the areas of a pincode that was there when the form opened; fills only what is blank. */
  complete: (pincode: string) => void
  /** Takes no answer any more that is still on its way: the form is saved. */
  stop: () => void
}

type State = Pick<PincodeLookup, 'isLoading' | 'areas' | 'problem'>

const nothing: State = { isLoading: false, areas: [] }

/** What is shown while a pincode is typed: the same state as long as there is nothing to take back. */
function idle(before: State): State {
  return before.isLoading || before.problem ? { ...before, isLoading: false, problem: undefined } : before
}

/** Area, city and state of a pincode, filled into the form; all three stay typeable. */
export function usePincode(form: UseFormReturn<CompanyValues>): PincodeLookup {
  const [state, setState] = useState(nothing)
  const latest = useRef('')
  /** Of the last pincode that was found. */
  const offered = useRef<string[]>([])

  /** @param before the form as the pincode was typed; null for one that was there already. */
  function fill({ area, city, state: stateName }: Place, before: CompanyValues | null) {
    const isFree = (name: keyof Place) => !form.getValues(name) || form.getValues(name) === before?.[name]
    const set = (name: keyof Place, value: string) => {
      if (!value || !isFree(name)) return
      form.setValue(name, value, { shouldDirty: true })
      form.clearErrors(name)
    }
    set('city', city)
    set('state', stateName)
    if (area.length === 1) set('area', area[0] ?? '')
    // An area of the pincode before is wrong now; one that was typed by hand may be right.
    else if (isFree('area') && offered.current.includes(form.getValues('area'))) form.setValue('area', '')
    offered.current = area
  }

  async function find(pincode: string, before: CompanyValues | null) {
    if (pincode === latest.current) return
    latest.current = pincode
    if (!patterns.pincode.test(pincode)) return setState(idle)
    setState((before) => ({ ...before, isLoading: true, problem: undefined }))
    const location = await findLocation(pincode)
    // Slow lines answer out of order: only the pincode that stands there now counts.
    if (latest.current !== pincode) return
    if ('problem' in location) {
      // The same digits typed again ask again.
      latest.current = ''
      return setState({ ...nothing, problem: location.problem })
    }
    fill(location.place, before)
    setState({ isLoading: false, areas: location.place.area })
  }

  return {
    ...state,
    lookUp: (pincode) => void find(pincode, form.getValues()),
    complete: (pincode) => void find(pincode, null),
    stop: () => void find('', null),
  }
}
