import rules from '@rules/common.json'
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
 * The message for a text that breaks its field's rule; the length is checked last. Surrounding blanks are ignored, and an
 * empty optional field is not checked (docs/behaviour.md#forms).
 */
export function problemOf(text: string, label: () => string, rule: FieldRule): string | undefined {
  const { required, invalid, max_length: longest = Number.POSITIVE_INFINITY } = rule
  const trimmed = text.trim()
  if (!trimmed) return required ? __(required) : undefined
  if (!isValid(trimmed, rule)) return __(invalid ?? '')
  if (isNoName(trimmed, rule)) return __(rule.no_name ?? '')
  return trimmed.length > longest ? __('{0} may have at most {1} characters', [label(), longest]) : undefined
}
