import type { Page } from '@playwright/test'
import type { Administrator } from '../../scripts/lib/administrator.mjs'
import { type Owner, signUpOwner } from './accounts'

/** What a job must hold to be published, and what cards and filters show. */
export const JOB = {
  title: 'Loom Operator',
  category: 'Engineering',
  openings: '2',
  pay_type: 'Monthly',
  job_type: 'Full Time',
  work_location_type: 'Work from Office',
  min_salary: '15000',
  max_salary: '20000',
  pincode: '560001',
  min_education: '12th Pass',
  english_level: 'Basic',
  experience_required: '1-2',
  job_description: 'Runs and mends power looms, in shifts.',
}

/** An account whose company a reviewer has approved, so that it may post jobs. */
export async function signUpEmployer(
  baseURL: string,
  administrator: Administrator,
  changes: Record<string, unknown> = {},
): Promise<Owner> {
  const owner = await signUpOwner(baseURL, administrator, changes)
  await administrator.update('JP Company', owner.company, { status: 'Approved' })
  return owner
}

/** Publishes a job and returns its name. */
export async function postJob(employer: Owner, changes: Record<string, unknown> = {}): Promise<string> {
  return (await employer.call('job_portal.api.post_job', { ...JOB, ...changes })).name
}

/** Has the page's browser start as somebody of this user type, signed out. */
export async function visitAs(page: Page, userType: string): Promise<void> {
  // Storage needs a page of the site. This one is the smallest.
  await page.goto('/api/method/ping')
  await page.evaluate((value) => localStorage.setItem('userType', value), userType)
}
