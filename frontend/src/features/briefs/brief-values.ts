import rules from '@rules/brief.json'
import * as z from 'zod/mini'
import type { BriefFields } from '@/entities/brief/calls'
import type { Brief } from '@/entities/brief/types'
import { tradeName } from '@/entities/trade/trades'
import type { FieldRule } from '@/lib/forms/field-rule'
import { textSchema } from '@/lib/forms/field-schema'
import { __ } from '@/lib/i18n/translate'
import { patterns } from '@/lib/rules'
import { today } from '@/lib/time'

/** The form's unchecked values; numbers and dates are as typed. */
export type BriefValues = {
  /** The concept of a trade, such as plumber. */
  category: string
  title: string
  pincode: string
  address: string
  is_remote: boolean
  /** '' for any day. */
  on: string
  when: string
  budget_max: string
  budget_unit: string
  people: string
  description: string
}

export const emptyBrief: BriefValues = {
  category: '',
  title: '',
  pincode: '',
  address: '',
  is_remote: false,
  on: '',
  when: '',
  budget_max: '',
  budget_unit: 'Project',
  people: '1',
  description: '',
}

export const labels = {
  title: () => __('In one line: what is to be done?'),
  address: () => __('Address'),
  on: () => __('Day'),
  budget_max: () => __('Budget'),
  budget_unit: () => __('The price is for'),
  people: () => __('How many people do you need?'),
  description: () => __('Anything else they should know?'),
}

const AMOUNT = /^[1-9]\d{0,7}$/
const { most } = rules.people

export const briefSchema = z
  .object({
    category: z.string(),
    title: textSchema(labels.title, { max_length: rules.title.max_length } satisfies FieldRule),
    pincode: z.string(),
    address: textSchema(labels.address, rules.address as FieldRule),
    is_remote: z.boolean(),
    on: z.string(),
    when: z.string(),
    budget_max: z.string(),
    budget_unit: z.string(),
    people: z.string(),
    description: textSchema(labels.description, rules.description as FieldRule),
  })
  .check(({ value, issues }) => {
    const miss = (path: keyof BriefValues, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message: __(message) })
    if (!value.title.trim() && !value.category) miss('title', rules.title.required)
    if (!value.is_remote && !patterns.pincode.test(value.pincode)) miss('pincode', rules.pincode.invalid)
    if (!value.when) miss('when', rules.when.required)
    if (value.when === 'date' && !value.on) miss('on', rules.on.invalid)
    if (value.budget_max && !AMOUNT.test(value.budget_max)) miss('budget_max', rules.budget_max.invalid)
    if (!(Number(value.people) >= 1 && Number(value.people) <= most)) miss('people', rules.people.invalid)
  })

/** The fields of each step. */
export const stepFields: readonly (keyof BriefValues)[][] = [
  ['title', 'category'],
  ['pincode', 'is_remote', 'when', 'on'],
  ['budget_max', 'budget_unit', 'people', 'address', 'description'],
]

/** The fields as the server takes them. A brief without a title gets its trade as the title. */
export const briefFields = ({ is_remote: isRemote, ...values }: BriefValues): BriefFields => ({
  category: values.category,
  title: values.title.trim() || (tradeName(values.category) ?? ''),
  pincode: isRemote ? '' : values.pincode,
  address: isRemote ? '' : values.address.trim(),
  is_remote: isRemote,
  when: values.when,
  on: values.when === 'date' ? values.on : '',
  budget_max: Number(values.budget_max) || '',
  budget_unit: values.budget_max && values.budget_unit,
  people: Number(values.people),
  description: values.description.trim(),
})

/** The form's values for a posted brief that is being changed. */
export const valuesOf = (brief: Brief): BriefValues => ({
  category: brief.category ?? '',
  title: brief.title,
  pincode: brief.pincode ?? '',
  address: brief.address ?? '',
  is_remote: brief.is_remote,
  when: brief.when,
  on: brief.on ?? '',
  budget_max: brief.budget_max ? String(brief.budget_max) : '',
  budget_unit: brief.budget_unit ?? emptyBrief.budget_unit,
  people: String(brief.people),
  description: brief.description ?? '',
})

/** The form's values to post the same work again. A day that has passed is left out. */
export const valuesLike = (brief: Brief): BriefValues => ({
  ...valuesOf(brief),
  ...(brief.on && brief.on < today() && { when: '', on: '' }),
  people: '1',
})
