import { readCompanyName } from '@/entities/session/who'
import { readJson, remove, storageKeys, writeJson } from '@/lib/storage'
import { companyId } from './company'
import type { Company } from './types'

/** Passes the displayed company to the form, which then opens at once, even after a reload. */
export function handOverCompany(company: Company): void {
  writeJson(storageKeys.companyEdit, company)
}

/** The company passed to the form, if this browser still uses it. */
export function handedOverCompany(): Company | null {
  const company = readJson<Company>(storageKeys.companyEdit)
  return company && companyId(company) === readCompanyName() ? company : null
}

export function forgetHandedOverCompany(): void {
  remove(storageKeys.companyEdit)
}
