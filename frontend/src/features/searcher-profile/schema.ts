import * as z from 'zod/mini'
import { amountIn } from '@/entities/pay/entry'
import { unitIn } from '@/entities/pay/pay'
import type { FieldRule } from '@/lib/forms/field-rule'
import { textSchema } from '@/lib/forms/field-schema'
import { __ } from '@/lib/i18n/translate'
import {
  type FieldName,
  fieldNames,
  isCheckField,
  isFileField,
  isListField,
  labels,
  linesOf,
  type SearcherValues,
  searcherRules,
} from './fields'

function numberSchema({ invalid, most }: { invalid: string; most: number }) {
  return z.string().check(
    z.refine((text) => text.trim() === '' || (/^[0-9]+$/.test(text.trim()) && Number(text) <= most), {
      error: () => __(invalid),
    }),
  )
}

function listSchema(
  label: () => string,
  { most, max_length: longest }: { most: number; max_length: number },
) {
  return z.string().check(
    z.refine((text) => linesOf(text).length <= most, {
      error: () => __('{0} may have at most {1} entries', [label(), most]),
    }),
    z.refine((text) => linesOf(text).every((line) => line.length <= longest), {
      error: () => __('{0} may have at most {1} characters each', [label(), longest]),
    }),
  )
}

function fieldSchema(name: FieldName) {
  if (isCheckField(name)) return z.boolean()
  if (isFileField(name)) return z.union([z.string(), z.instanceof(File)])
  if (isListField(name)) return listSchema(labels[name], searcherRules[name])
  const rule = searcherRules[name]
  if (name === 'pay_expected') return z.string()
  if ('number' in rule) return numberSchema(rule)
  return textSchema(labels[name], rule as FieldRule)
}

/** Whether the expected pay is empty or a valid amount for its unit. */
const isPay = ({ pay_expected, pay_unit }: SearcherValues): boolean =>
  pay_expected.trim() === '' || amountIn(pay_expected, unitIn(pay_unit)) !== null

/** The schema of a profile, from the server's rules. */
export const searcherSchema = (
  z.object(
    Object.fromEntries(fieldNames.map((name) => [name, fieldSchema(name)])),
  ) as unknown as z.ZodMiniType<SearcherValues, SearcherValues>
).check(z.refine(isPay, { path: ['pay_expected'], error: () => __(searcherRules.pay_expected.invalid) }))
