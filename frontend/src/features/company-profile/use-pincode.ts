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
  /** Looks up a complete pincode, and fills city and state unless they were typed later. */
  lookUp: (pincode: string) => void
  /** Finds the areas of a pincode that the form opened with; fills only blank fields. */
  complete: (pincode: string) => void
  /** Ignores pending answers, because the form is saved. */
  stop: () => void
}

type State = Pick<PincodeLookup, 'isLoading' | 'areas' | 'problem'>

const nothing: State = { isLoading: false, areas: [] }

/** The state while a pincode is being typed. It returns the same object when nothing changes. */
function idle(before: State): State {
  return before.isLoading || before.problem ? { ...before, isLoading: false, problem: undefined } : before
}

/** Fills the area, city and state of a pincode into the form. All three can still be edited. */
export function usePincode(form: UseFormReturn<CompanyValues>): PincodeLookup {
  const [state, setState] = useState(nothing)
  const latest = useRef('')
  /** The areas of the last pincode found. */
  const offered = useRef<string[]>([])

  /** @param before the form's values when the pincode was typed; null for a pincode that was there already */
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
    // An area of the previous pincode is wrong now; an area typed by hand may be right.
    else if (isFree('area') && offered.current.includes(form.getValues('area'))) form.setValue('area', '')
    offered.current = area
  }

  async function find(pincode: string, before: CompanyValues | null) {
    if (pincode === latest.current) return
    latest.current = pincode
    if (!patterns.pincode.test(pincode)) return setState(idle)
    setState((before) => ({ ...before, isLoading: true, problem: undefined }))
    const location = await findLocation(pincode)
    // Answers may arrive out of order: only the current pincode's counts.
    if (latest.current !== pincode) return
    if ('problem' in location) {
      // Typing the same digits again asks again.
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
