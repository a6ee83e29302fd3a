import { amountIn } from '@/entities/pay/entry'
import { unitIn } from '@/entities/pay/pay'
import type { Searcher } from '@/entities/searcher/types'
import type { Payload } from '@/lib/backend/call'
import {
  type FieldName,
  type FileField,
  fieldNames,
  isListField,
  linesOf,
  type SearcherValues,
  valuesOf,
} from './fields'

/** The pay fields together: an amount needs its unit. */
function payOf({ pay_expected, pay_unit }: SearcherValues): Payload {
  const unit = unitIn(pay_unit)
  const amount = amountIn(pay_expected, unit)
  if (amount === null) return { pay_expected: '', pay_unit: '', expected_salary: '' }
  return { pay_expected: amount, pay_unit: unit }
}

/** The payload of `save_searcher`: the edited version and the fields that changed; '' clears one. */
export function changedSearcher(
  stored: Searcher,
  values: SearcherValues & Record<FileField, string>,
): Payload {
  const before = valuesOf(stored)
  const isSent = (name: FieldName, value: unknown) =>
    value !== before[name] ||
    // A profile that is not stored yet starts with the account's name, so send that too.
    (!stored.name && name === 'full_name') ||
    // A new pincode clears the old city.
    (name === 'city' && values.pincode.trim() !== before.pincode)
  const changes = fieldNames
    .map((name) => {
      const value = values[name]
      return [name, typeof value === 'string' ? value.trim() : value] as const
    })
    .filter(([name, value]) => isSent(name, value))
    .map(([name, value]) => [name, isListField(name) ? linesOf(String(value)) : value])
  const isPayChanged = changes.some(([name]) => name === 'pay_expected' || name === 'pay_unit')
  const version = stored.modified ? { modified: stored.modified } : {}
  return { ...version, ...Object.fromEntries(changes), ...(isPayChanged && payOf(values)) }
}
