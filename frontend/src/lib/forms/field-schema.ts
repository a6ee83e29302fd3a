import * as z from 'zod/mini'
import { type FieldRule, problemOf } from './field-rule'

/** The schema of a text field, with the rule's own messages. */
export const textSchema = (label: () => string, rule: FieldRule) =>
  z.string().check(
    z.refine((text) => problemOf(text, label, rule) === undefined, {
      error: ({ input }) => problemOf(String(input), label, rule),
    }),
  )
