import { readCompanyName } from '@/entities/session/who'
import { readJson, remove, storageKeys, writeJson } from '@/lib/storage'
import { companyId } from './company'
import type { Company } from './types'

/** Gives the form the company as it is on the screen: it opens at once, also after a reload. */
export function handOverCompany(company: Company): void {
  writeJson(storageKeys.companyEdit, company)
}

/** The company that was handed over for editing, if it is still the one of this browser. */
export function handedOverCompany(): Company | null {
  const company = readJson<Company>(storageKeys.companyEdit)
  return company && companyId(company) === readCompanyName() ? company : null
}

export function forgetHandedOverCompany(): void {
  remove(storageKeys.companyEdit)
}
