import rules from '@rules/common.json'
import * as z from 'zod/mini'
import { __ } from '@/lib/i18n/translate'

/** A text field's rule as job_portal/rules/ holds it. */
export type FieldRule = {
  max_length?: number
  required?: string
  pattern?: string
  invalid?: string
}

/**
 * The schema of a typed text: the rule's own sentences, and length last. Blanks around it do not count, and
 * an optional field is not checked while it is empty (docs/behaviour.md#forms).
 */
export function textSchema(label: string, rule: FieldRule) {
  const { required, invalid, pattern, max_length: longest = Number.POSITIVE_INFINITY } = rule
  const expression = pattern ? new RegExp(rules.patterns[pattern as keyof typeof rules.patterns]) : null
  return z.string().check(
    z.refine((text) => !required || text.trim() !== '', { error: __(required ?? ''), abort: true }),
    z.refine((text) => !expression || text.trim() === '' || expression.test(text.trim()), {
      error: __(invalid ?? ''),
      abort: true,
    }),
    z.refine((text) => text.trim().length <= longest, {
      error: __('{0} may have at most {1} characters', [label, longest]),
    }),
  )
}
