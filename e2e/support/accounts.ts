import type { Page } from '@playwright/test'
import type { signUp } from '../../scripts/lib/sample-company.mjs'

export { signUpOwner } from '../../scripts/lib/sample-company.mjs'

/** An account: its number, its session, and a client without a browser. */
export type Account = Awaited<ReturnType<typeof signUp>>
/** An account with a company; `company` is its id. */
export type Owner = Account & { company: string }

/** The name of an owner's company, from sample-company.mjs. */
export const SAMPLE_COMPANY = 'Rao Textiles'

/** Adds a contact and returns its id. */
export async function addContact(owner: Owner, name: string, mobile = '9812345678'): Promise<string> {
  const contact = { hr_name: name, hr_mobile: mobile, hr_email: `${name.toLowerCase()}@example.in` }
  const call = 'job_portal.api.add_hr_details'
  return (await owner.call(call, { company_name: owner.company, ...contact })).hr_row_id
}

/** Signs in the account in the page's browser, with everything that the app stores at a sign-in. */
export async function signInPage(page: Page, account: Account & { company?: string }): Promise<void> {
  const url = account.baseUrl
  await page.context().addCookies(account.cookies.map((cookie) => ({ ...cookie, url })))
  const { token, api_key, api_secret, sid, user } = account.session
  const session = JSON.stringify({ token, api_key, api_secret, sid, user })
  const kept = { session, userType: 'company', ...(account.company && { companyName: account.company }) }
  // Storage needs a page of the site. This is the smallest one.
  await page.goto('/api/method/ping')
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, kept)
}
