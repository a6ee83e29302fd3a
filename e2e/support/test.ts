import { test as base, type Locator } from '@playwright/test'
import { Administrator } from '../../scripts/lib/administrator.mjs'
import { signUp } from '../../scripts/lib/sample-company.mjs'
import { CompanyForm } from '../pages/company-form'
import { HrDetails } from '../pages/hr-details'
import { Profile } from '../pages/profile'
import { SignIn } from '../pages/sign-in'
import { noteToasts, toasted, toastsOf } from '../pages/toasts'
import { type Account, type Owner, signUpOwner, takeOver } from './accounts'

type Screens = {
  signIn: SignIn
  companyForm: CompanyForm
  hrDetails: HrDetails
  profile: Profile
  /** The toasts that are on the test's page. */
  toast: (text: string) => Locator
  /** Waits for a toast, there or gone. */
  toasted: (text: string) => Promise<void>
}

type Visitors = {
  /** An account without a company, signed in in the test's page. */
  newcomer: Account
  /** An account with a company, signed in in the test's page: for a test that changes something. */
  owner: Owner
  /** The same for tests that only look: one company, with a contact, for all of them. */
  resident: Owner
}

type Shared = { administrator: Administrator; lookedAt: Owner }

/** Playwright's test, with the site's administrator, the screens of the test's page and its visitor at hand. */
export const test = base.extend<Screens & Visitors, Shared>({
  administrator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use, worker) => {
      await use(await Administrator.signIn(String(worker.project.use.baseURL)))
    },
    { scope: 'worker' },
  ],
  lookedAt: [
    async ({ administrator }, use, worker) => {
      await use(await signUpOwner(String(worker.project.use.baseURL), administrator))
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await context.addInitScript(noteToasts)
    await use(context)
  },
  newcomer: async ({ page, administrator, baseURL }, use) => {
    const account = await signUp(String(baseURL), administrator)
    await takeOver(page, account)
    await use(account)
  },
  owner: async ({ page, administrator, baseURL }, use) => {
    const owner = await signUpOwner(String(baseURL), administrator)
    await takeOver(page, owner)
    await use(owner)
  },
  resident: async ({ page, lookedAt }, use) => {
    await takeOver(page, lookedAt)
    await use(lookedAt)
  },
  signIn: async ({ page, administrator }, use) => use(new SignIn(page, administrator)),
  companyForm: async ({ page }, use) => use(new CompanyForm(page)),
  hrDetails: async ({ page }, use) => use(new HrDetails(page)),
  profile: async ({ page }, use) => use(new Profile(page)),
  toast: async ({ page }, use) => use((text) => toastsOf(page, text)),
  toasted: async ({ page }, use) => use((text) => toasted(page, text)),
})

export { expect } from '@playwright/test'
