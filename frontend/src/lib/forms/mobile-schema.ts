import * as z from 'zod/mini'
import { textSchema } from '@/lib/forms/field-schema'
import { __ } from '@/lib/i18n/translate'

export const mobileSchema = z.object({
  mobile: textSchema(() => __('Mobile Number'), {
    required: 'Please enter a valid mobile number',
    pattern: 'mobile',
    invalid: 'Please enter a valid 10-digit mobile number',
  }),
})
