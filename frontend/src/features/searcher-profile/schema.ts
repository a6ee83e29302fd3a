import * as z from 'zod/mini'
import { type FieldRule, textSchema } from '@/lib/forms/field-schema'
import { __ } from '@/lib/i18n/translate'
import { marketRules } from '@/lib/market-rules'
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

type NumberRule = { invalid: string; most?: number }

function numberSchema({ invalid, most = marketRules.limits.amount_most }: NumberRule) {
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
  if ('number' in rule || 'amount' in rule) return numberSchema(rule)
  return textSchema(labels[name], rule as FieldRule)
}

/** The rules of a profile, from the server's rules. */
export const searcherSchema = z.object(
  Object.fromEntries(fieldNames.map((name) => [name, fieldSchema(name)])),
) as unknown as z.ZodMiniType<SearcherValues, SearcherValues>
