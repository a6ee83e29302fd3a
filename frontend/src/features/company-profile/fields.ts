import type companyRules from '@rules/company.json'
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

/** The label of each field. */
export const labels: Record<FieldName, () => string> = {
  company_logo: () => __('Company Logo'),
  company_name: () => __('Company Name'),
  company_website: () => __('Company Website'),
  company_type: () => __('Company Type'),
  company_founded: () => __('Founded In'),
  gst_msme_no: () => __('GST / MSME Number'),
  pan: () => __('PAN Number'),
  jp_industry_master: () => __('Industry'),
  email: () => __('Email'),
  about_company: () => __('About Company'),
  specialization: () => __('Specialization'),
  gov_approved_company_reg_doc: () => __('Government Approved Registration Document'),
  company_pan_card: () => __('Company PAN Card'),
  document_one: () => __('Other Document'),
  selected_document: () => __('Name of Other Document'),
  address_line1: () => __('Address Line 1'),
  address_line2: () => __('Address Line 2'),
  pincode: () => __('Pincode'),
  area: () => __('Area'),
  city: () => __('City'),
  state: () => __('State'),
  location_url: () => __('Location URL'),
  contact_name: () => __('Contact Person'),
  phone: () => __('Phone Number'),
  contact_email: () => __('Contact Email'),
  social_media_link: () => __('Social Media Link'),
  company_size: () => __('Company Size'),
  share_contact: () => __('Share contact details with candidates'),
  off_job_boards: () => __('Keep our jobs off other job boards'),
}

/** The fields of each step, in the order on the screen. */
export const stepFields: readonly (readonly FieldName[])[] = [
  [
    'company_logo',
    'company_name',
    'company_type',
    'jp_industry_master',
    'company_founded',
    'company_website',
    'email',
    'gst_msme_no',
    'pan',
    'about_company',
    'specialization',
    'gov_approved_company_reg_doc',
    'company_pan_card',
    'document_one',
    'selected_document',
  ],
  ['address_line1', 'address_line2', 'pincode', 'area', 'city', 'state', 'location_url'],
  ['contact_name', 'phone', 'contact_email', 'social_media_link', 'company_size', ...booleanFields],
]

export const stepNames = [() => __('Company Info'), () => __('Address Info'), () => __('Contact Info')]

export const fieldNames: readonly FieldName[] = stepFields.flat()

export const isBooleanField = (name: FieldName): name is BooleanName =>
  booleanFields.some((field) => field === name)

export const isFileField = (name: FieldName): name is FileField => fileFields.some((field) => field === name)

/** The name of an account whose person has given none (job_portal/account/accounts.py). */
const NEW_MEMBER = 'New member'

/**
 * The account's name and number, so that a new company's form need not ask for them again. A number that the form would
 * refuse, such as one of a demonstration, is left out.
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
