import companyRules from '@rules/company.json'
import type { Company } from '@/entities/company/types'
import type { Session } from '@/lib/backend/session'
import { __ } from '@/lib/i18n/translate'
import { patterns } from '@/lib/rules'

/** A chosen file that is not uploaded yet, or the URL of one on the server; '' for none. */
type FileValue = File | string

export const fileFields = [
  'company_logo',
  'gov_approved_company_reg_doc',
  'company_pan_card',
  'document_one',
] as const satisfies readonly (keyof typeof companyRules)[]

export type FileField = (typeof fileFields)[number]
export const booleanFields = [
  'share_contact',
  'off_job_boards',
] as const satisfies readonly (keyof typeof companyRules)[]

export type BooleanName = (typeof booleanFields)[number]
type TextName = Exclude<keyof typeof companyRules, FileField | BooleanName | 'country'>

export type CompanyValues = Record<TextName, string> &
  Record<FileField, FileValue> &
  Record<BooleanName, boolean>
export type FieldName = keyof CompanyValues

/** The fields, in the order on the screen. */
export const fieldNames = Object.keys(companyRules).filter((name) => name !== 'country') as FieldName[]

export const labels = Object.fromEntries(
  fieldNames.map((name) => [name, () => __(companyRules[name].label)]),
) as Record<FieldName, () => string>

export const stepFields = [1, 2, 3].map((step) =>
  fieldNames.filter((name) => companyRules[name].step === step),
)

export const stepNames = [() => __('Company Info'), () => __('Address Info'), () => __('Contact Info')]

export const isBooleanField = (name: FieldName): name is BooleanName =>
  booleanFields.some((field) => field === name)

export const isFileField = (name: FieldName): name is FileField => fileFields.some((field) => field === name)

/** The name of an account without one (job_portal/account/accounts.py). */
const NEW_MEMBER = 'New member'

/**
 * The account's name and number, for a new company's form. A number that the form would refuse, such as that of a
 * demonstration, is left out.
 */
export function knownOfAccount(session: Session | null): Partial<CompanyValues> {
  const { full_name: name = '', mobile_no: phone = '' } = session?.user ?? {}
  return {
    contact_name: name === NEW_MEMBER ? '' : name,
    phone: patterns.indianMobile.test(phone) ? phone : '',
  }
}

/** The form's initial values for a stored or new company. */
export function valuesOf(company: Company | null): CompanyValues {
  const texts = fieldNames.map((name) => [name, company?.[name] ?? ''])
  const ticks = booleanFields.map((name) => [name, Boolean(company?.[name])])
  return Object.fromEntries([...texts, ...ticks])
}
