import { __ } from '@/lib/i18n/translate'
import type { Company } from './types'

export const companyId = (company: Company): string => company.name ?? company.docname ?? ''

/** The server says the same of a company that it does not know. */
export const companyNameNotFound = () =>
  __('Company name not found. Please complete company registration first.')

/** Whether an error says that there is no such company; the sentence begins so in whichever language it comes. */
export const meansNoCompany = (error: string): boolean =>
  ['Company name not found', companyNameNotFound()].some((words) => error.includes(words))
