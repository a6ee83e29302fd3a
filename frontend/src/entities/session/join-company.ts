import { fetchBoot } from '@/lib/backend/boot-of-session'
import { forgetAll } from '@/lib/backend/reading'
import { hearNews } from '@/lib/boot'
import type { Place } from './place-in-company'
import { goOnAs } from './roles'
import { keepCompanyName } from './who'

/** Switches an account that has just become a member to its company. */
export function joinCompany({ roles, company_name: name }: Place): void {
  hearNews({ roles })
  keepCompanyName(name)
  goOnAs('company')
  void forgetAll()
  // The boot says whether the company may post jobs.
  fetchBoot().then(hearNews, console.error)
}
