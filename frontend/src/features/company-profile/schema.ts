import companyRules from '@rules/company.json'
import * as z from 'zod/mini'
import type { FieldRule } from '@/lib/forms/field-rule'
import { textSchema } from '@/lib/forms/field-schema'
import { __ } from '@/lib/i18n/translate'
import {
  type CompanyValues,
  type FieldName,
  fieldNames,
  isBooleanField,
  isFileField,
  labels,
  stepFields,
} from './fields'

function fileSchema({ required }: FieldRule) {
  return z
    .union([z.string(), z.instanceof(File)])
    .check(z.refine((value) => !required || value !== '', { error: () => __(required ?? '') }))
}

function fieldSchema(name: FieldName) {
  if (isBooleanField(name)) return z.boolean()
  const rule = companyRules[name] as FieldRule
  return isFileField(name) ? fileSchema(rule) : textSchema(labels[name], rule)
}

/** The schema of all three steps, from the server's rules. */
export const companySchema = z.object(
  Object.fromEntries(fieldNames.map((name) => [name, fieldSchema(name)])),
) as unknown as z.ZodMiniType<CompanyValues, CompanyValues>

/** The first invalid step, from 0; null when all are valid. */
export function firstInvalidStep(values: CompanyValues): number | null {
  const wrong = new Set(companySchema.safeParse(values).error?.issues.map(({ path }) => path[0]))
  const step = stepFields.findIndex((names) => names.some((name) => wrong.has(name)))
  return step === -1 ? null : step
}
