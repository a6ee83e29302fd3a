import rules from '@rules/common.json'
import * as z from 'zod/mini'
import { __ } from '@/lib/i18n/translate'

/** The rule of a text field, from job_portal/rules/. */
export type FieldRule = {
  max_length?: number
  required?: string
  pattern?: string
  /** A number must be a year from this one to the current one; other words pass. */
  first_year?: number
  invalid?: string
  /** The field is a name. This is the message for a text that cannot be one. */
  no_name?: string
}

function isValid(text: string, { pattern, first_year: first }: FieldRule): boolean {
  if (first && new RegExp(rules.patterns.number).test(text))
    return /^[0-9]{4}$/.test(text) && Number(text) >= first && Number(text) <= new Date().getFullYear()
  return !pattern || new RegExp(rules.patterns[pattern as keyof typeof rules.patterns]).test(text)
}

// Hangul fillers: Unicode counts them as letters, but they are blank.
const BLANK_LETTERS = /[\u115f\u1160\u3164\uffa0]/g

/** Whether a text can be a name: it has a visible letter or digit and is not a phone number. */
export function isName(text: string): boolean {
  const seen = text.replace(BLANK_LETTERS, '')
  // Circled and raised digits are numbers, too, though no decimal ones.
  const digits = seen.match(/\p{N}/gu)?.length ?? 0
  return /\p{L}/u.test(seen) || (digits > 0 && digits < rules.limits.mobile_digits)
}

/** In optional fields people type a dash for 'none'. */
const isNoName = (text: string, { required, no_name }: FieldRule) =>
  Boolean(no_name) && !isName(text) && (Boolean(required) || /[^-]/.test(text))

/**
 * The schema of a text field, with the rule's own messages; the length is checked last. Surrounding blanks are
 * ignored, and an empty optional field is not checked (docs/behaviour.md#forms).
 */
export function textSchema(label: () => string, rule: FieldRule) {
  const { required, invalid, max_length: longest = Number.POSITIVE_INFINITY } = rule
  return z.string().check(
    z.refine((text) => !required || text.trim() !== '', { error: () => __(required ?? ''), abort: true }),
    z.refine((text) => text.trim() === '' || isValid(text.trim(), rule), {
      error: () => __(invalid ?? ''),
      abort: true,
    }),
    z.refine((text) => text.trim() === '' || !isNoName(text.trim(), rule), {
      error: () => __(rule.no_name ?? ''),
      abort: true,
    }),
    z.refine((text) => text.trim().length <= longest, {
      error: () => __('{0} may have at most {1} characters', [label(), longest]),
    }),
  )
}
