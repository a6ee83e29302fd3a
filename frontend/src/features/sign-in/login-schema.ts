import * as z from 'zod/mini'
import { __ } from '@/lib/i18n/translate'
import { patterns } from '@/lib/rules'

/** A ten-digit mobile number. */
export const mobile = () =>
  z.string().check(
    z.refine((text) => text !== '', { error: () => __('Please enter a valid mobile number'), abort: true }),
    z.refine((text) => patterns.mobile.test(text), {
      error: () => __('Please enter a valid 10-digit mobile number'),
    }),
  )

export const loginSchema = z.object({ mobile: mobile() })
