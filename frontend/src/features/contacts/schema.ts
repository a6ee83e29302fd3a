import hrRules from '@rules/contact.json'
import * as z from 'zod/mini'
import type { HrValues } from '@/entities/contact/types'
import { textSchema } from '@/lib/forms/field-schema'
import { __ } from '@/lib/i18n/translate'

export const labels = {
  hr_name: () => __('Name'),
  hr_mobile: () => __('Phone Number'),
  hr_email: () => __('Email'),
}

/** The schema of a contact, from the server's rules. */
export const hrSchema = z.object({
  hr_name: textSchema(labels.hr_name, hrRules.hr_name),
  hr_mobile: textSchema(labels.hr_mobile, hrRules.hr_mobile),
  hr_email: textSchema(labels.hr_email, hrRules.hr_email),
})

export const blankHr: HrValues = { hr_name: '', hr_mobile: '', hr_email: '' }
