import rules from '@rules/common.json'
import * as z from 'zod/mini'
import { __ } from '@/lib/i18n/translate'

/** A text field's rule as job_portal/rules/ holds it. */
export type FieldRule = {
  max_length?: number
  required?: string
  pattern?: string
  /** What is written as a number must be a year from this to the present one; other words pass. */
  first_year?: number
  invalid?: string
}

function isValid(text: string, { pattern, first_year: first }: FieldRule): boolean {
  if (first && new RegExp(rules.patterns.number).test(text))
    return /^[0-9]{4}$/.test(text) && Number(text) >= first && Number(text) <= new Date().getFullYear()
  return !pattern || new RegExp(rules.patterns[pattern as keyof typeof rules.patterns]).test(text)
}

/**
 * The schema of a typed text: the rule's own sentences, and length last. Blanks around it do not count, and
 * an optional field is not checked while it is empty (docs/behaviour.md#forms).
 */
export function textSchema(label: () => string, rule: FieldRule) {
  const { required, invalid, max_length: longest = Number.POSITIVE_INFINITY } = rule
  return z.string().check(
    z.refine((text) => !required || text.trim() !== '', { error: () => __(required ?? ''), abort: true }),
    z.refine((text) => text.trim() === '' || isValid(text.trim(), rule), {
      error: () => __(invalid ?? ''),
      abort: true,
    }),
    z.refine((text) => text.trim().length <= longest, {
      error: () => __('{0} may have at most {1} characters', [label(), longest]),
    }),
  )
}
