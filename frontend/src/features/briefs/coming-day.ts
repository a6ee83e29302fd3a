import * as z from 'zod/mini'
import { __ } from '@/lib/i18n/translate'
import { today } from '@/lib/time'

/** The schema of an optional day that has not passed in the site's time zone. */
export const comingDay = () =>
  z.string().check(z.refine((day) => !day || day >= today(), { error: () => __('This day has passed') }))
