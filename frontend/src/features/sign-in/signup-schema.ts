import * as z from 'zod/mini'
import { isName } from '@/lib/forms/field-rule'
import { __ } from '@/lib/i18n/translate'
import { limits, patterns } from '@/lib/rules'
import { mobile } from './login-schema'

// Separate from login's schema, which is in the first load.
export const signupSchema = z.object({
  name: z.string().check(
    z.refine((text) => text.trim() !== '', { error: () => __('Please enter your name'), abort: true }),
    z.refine((text) => patterns.name.test(text.trim()), {
      error: () => __('Please begin the name with a letter or a digit'),
      abort: true,
    }),
    z.refine(isName, {
      error: () => __('Please enter a name, not only signs or a phone number'),
      abort: true,
    }),
    z.refine((text) => text.trim().length <= limits.full_name_length, {
      error: () => __('Name may have at most {0} characters', [limits.full_name_length]),
    }),
  ),
  mobile: mobile(),
})
