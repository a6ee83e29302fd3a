import { __ } from '@/lib/i18n/translate'
import { clockTimeOf } from '@/lib/time'

/** A job's walk-in interview on the wire. */
export type WireWalkIn = {
  walk_in_days?: readonly string[] | null
  walk_in_from?: string | null
  walk_in_to?: string | null
  walk_in_address?: string | null
}

/** When and where to walk in: 'Monday, Friday, 10:00 am to 1:30 pm'. Undefined for a job without one. */
export function walkInOf(job: WireWalkIn): { when: string; address: string } | undefined {
  const { walk_in_days: days, walk_in_from: from, walk_in_to: to, walk_in_address: address } = job
  if (!days?.length || !from || !to || !address) return undefined
  const hours = __('{0} to {1}', [clockTimeOf(from), clockTimeOf(to)])
  return { when: [...days.map((day) => __(day)), hours].join(', '), address }
}
