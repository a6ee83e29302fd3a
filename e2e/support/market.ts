import type { Page } from '@playwright/test'
import type { Account } from './accounts'

export { JOB, postJob, signUpEmployer } from '../../scripts/lib/sample-job.mjs'

/** Starts the page's browser with this user type, signed out. */
export async function visitAs(page: Page, userType: string): Promise<void> {
  // Storage needs a page of the site. This is the smallest one, which `signInPage` has opened.
  if (!page.url().endsWith('/api/method/ping')) await page.goto('/api/method/ping')
  await page.evaluate((value) => localStorage.setItem('userType', value), userType)
}

/** An account that has applied for a job, with the application's id. */
export type Applicant = Account & { application: string }

/** Signs up a new account that applies for the job; `profile` holds its profile's fields. */
export async function applyAs(
  searcher: Account,
  job: string,
  profile: Record<string, unknown>,
  papers: Record<string, unknown> = {},
): Promise<Applicant> {
  await searcher.call('job_portal.api.save_searcher', profile)
  const { name } = await searcher.call('job_portal.api.apply_to_job', { job, ...papers })
  return Object.assign(searcher, { application: name })
}
