import { __ } from '@/lib/i18n/translate'
import type { Company } from './types'

export const companyId = (company: Company): string => company.name ?? company.docname ?? ''

/** The server's message for an unknown company. */
export const companyNameNotFound = () =>
  __('Company name not found. Please complete company registration first.')

/** Whether an error says that there is no such company. In every language its sentence starts the same way. */
export const meansNoCompany = (error: string): boolean =>
  ['Company name not found', companyNameNotFound()].some((words) => error.includes(words))
