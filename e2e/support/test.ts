import { test as base } from '@playwright/test'
import { Administrator } from '../../scripts/lib/administrator.mjs'
import { CompanyForm } from '../pages/company-form'
import { HrDetails } from '../pages/hr-details'
import { Profile } from '../pages/profile'
import { SignIn } from '../pages/sign-in'

type Screens = { signIn: SignIn; companyForm: CompanyForm; hrDetails: HrDetails; profile: Profile }

/** Playwright's test, with the site's administrator and the screens of the test's page at hand. */
export const test = base.extend<Screens, { administrator: Administrator }>({
  administrator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use, worker) => {
      await use(await Administrator.signIn(String(worker.project.use.baseURL)))
    },
    { scope: 'worker' },
  ],
  signIn: async ({ page, administrator }, use) => use(new SignIn(page, administrator)),
  companyForm: async ({ page }, use) => use(new CompanyForm(page)),
  hrDetails: async ({ page }, use) => use(new HrDetails(page)),
  profile: async ({ page }, use) => use(new Profile(page)),
})

export { expect } from '@playwright/test'
