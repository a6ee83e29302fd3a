import { test as base, type Locator } from '@playwright/test'
import { Administrator } from '../../scripts/lib/administrator.mjs'
import { signUp, signUpAgreed } from '../../scripts/lib/sample-company.mjs'
import { CompanyForm } from '../pages/company-form'
import { HrDetails } from '../pages/hr-details'
import { Profile } from '../pages/profile'
import { SignIn } from '../pages/sign-in'
import { recordToasts, toasted, toastsOf } from '../pages/toasts'
import { type Account, type Owner, signInPage, signUpOwner } from './accounts'
import { signUpEmployer } from './market'

type Screens = {
  signIn: SignIn
  companyForm: CompanyForm
  hrDetails: HrDetails
  profile: Profile
  /** The page's visible toasts with this text. */
  toast: (text: string) => Locator
  /** Waits for a toast with this text, which may have closed already. */
  toasted: (text: string) => Promise<void>
}

type Visitors = {
  /** An account without a company that has agreed to every notice. The test's page is signed in to it. */
  newcomer: Account
  /** An account that has agreed to nothing. The test's page is signed in to it. */
  unasked: Account
  /** An account with a company, for a test that changes data. The test's page is signed in to it. */
  owner: Owner
  /** An account with a company, shared by all tests that change nothing. The test's page is signed in to it. */
  resident: Owner
  /** An account whose company may post jobs. The test's page is signed in to it. */
  employer: Owner
  /** Another account whose company may post jobs. The test's page is not signed in to it. */
  otherEmployer: Owner
  /** Signs up another number without the test's page, and agrees to every notice. */
  signUpElsewhere: () => Promise<Account>
}

type Shared = {
  administrator: Administrator
  sharedOwner: Owner
  /** An account whose company may post jobs, shared by a worker's tests that only post jobs with it. */
  sharedEmployer: Owner
}

/** Playwright's test with our fixtures: the administrator, the page objects and the signed-in account. */
export const test = base.extend<Screens & Visitors, Shared>({
  administrator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use, worker) => {
      await use(await Administrator.signIn(String(worker.project.use.baseURL)))
    },
    { scope: 'worker' },
  ],
  sharedOwner: [
    async ({ administrator }, use, worker) => {
      await use(await signUpOwner(String(worker.project.use.baseURL), administrator))
    },
    { scope: 'worker' },
  ],
  sharedEmployer: [
    async ({ administrator }, use, worker) => {
      await use(await signUpEmployer(String(worker.project.use.baseURL), administrator))
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await context.addInitScript(recordToasts)
    await use(context)
  },
  newcomer: async ({ page, signUpElsewhere }, use) => {
    const account = await signUpElsewhere()
    await signInPage(page, account)
    await use(account)
  },
  unasked: async ({ page, administrator, baseURL }, use) => {
    const account = await signUp(String(baseURL), administrator)
    await signInPage(page, account)
    await use(account)
  },
  owner: async ({ page, administrator, baseURL }, use) => {
    const owner = await signUpOwner(String(baseURL), administrator)
    await signInPage(page, owner)
    await use(owner)
  },
  resident: async ({ page, sharedOwner }, use) => {
    await signInPage(page, sharedOwner)
    await use(sharedOwner)
  },
  employer: async ({ page, administrator, baseURL }, use) => {
    const employer = await signUpEmployer(String(baseURL), administrator)
    await signInPage(page, employer)
    await use(employer)
  },
  otherEmployer: async ({ administrator, baseURL }, use) =>
    use(await signUpEmployer(String(baseURL), administrator)),
  signUpElsewhere: async ({ administrator, baseURL }, use) =>
    use(() => signUpAgreed(String(baseURL), administrator)),
  signIn: async ({ page, administrator }, use) => use(new SignIn(page, administrator)),
  companyForm: async ({ page }, use) => use(new CompanyForm(page)),
  hrDetails: async ({ page }, use) => use(new HrDetails(page)),
  profile: async ({ page }, use) => use(new Profile(page)),
  toast: async ({ page }, use) => use((text) => toastsOf(page, text)),
  toasted: async ({ page }, use) => use((text) => toasted(page, text)),
})

export { expect } from '@playwright/test'
