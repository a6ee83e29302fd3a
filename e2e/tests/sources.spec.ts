import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { goWithin } from '../support/screens'
import { expect, test } from '../support/test'

// Sample lists load at once and are never empty, so the test answers for the script that holds them.

// High enough that no sticky bar covers half of a button.
test.use({ viewport: { width: 320, height: 1600 } })

const noJobs = 'There are no jobs right now. Please look again soon.'
const noPosts = 'You have not posted a job yet.'
const noJob = 'This job is no longer there.'

type List = { path: string; title: string; empty: string }

/** The lists of each user type. */
const LISTS: Record<string, List[]> = {
  job_searcher: [
    { path: 'home', title: 'Home', empty: noJobs },
    { path: 'my-jobs', title: 'My Jobs', empty: 'You have not applied for a job yet.' },
    { path: 'jobs', title: 'Jobs', empty: noJobs },
    { path: 'job-details', title: 'Job Details', empty: noJob },
    { path: 'apply-job', title: 'Apply Job', empty: noJob },
    { path: 'category', title: 'Category', empty: 'There are no categories yet.' },
  ],
  company: [
    { path: 'home', title: 'Home', empty: noPosts },
    { path: 'my-jobs', title: 'My Jobs', empty: noPosts },
    {
      path: 'post-new-job?step=3',
      title: 'Post New Job',
      empty: 'There is no HR contact to choose yet.',
    },
    {
      path: 'pre-screened-candidates',
      title: 'Pre Screened Candidates',
      empty: 'No candidate is similar to your position yet.',
    },
    { path: 'job-applicants', title: 'Job Applicants', empty: 'Nobody has applied yet.' },
    {
      path: 'shortlist-profile',
      title: 'Shortlist Profile',
      empty: 'You have not shortlisted anybody yet.',
    },
    { path: 'applied-candidates', title: 'Applied Candidates', empty: 'Nobody has applied yet.' },
  ],
}

/** The script that holds the samples, which the test replaces. */
async function samplesScript(page: Page): Promise<string> {
  const manifest = await (await page.request.get('/assets/job_portal/frontend/manifest.json')).json()
  return `**/${manifest.screens['entities/samples/data'].files[0]}`
}

/** Opens the screen of each list within the running app. */
async function visit(page: Page, lists: List[], check: (list: List, what: string) => Promise<void>) {
  for (const list of lists) {
    await goWithin(page, list.path)
    await expect(page).toHaveTitle(`${list.title} - Job Portal`)
    await check(list, list.path)
    // One component shows it on all screens.
    if (list === LISTS.company?.[0]) await expectAccessible(page, list.path)
  }
}

for (const [userType, lists] of Object.entries(LISTS))
  test(`every list of a ${userType} shows loading, a failure, and an empty state`, async ({ page }) => {
    const script = await samplesScript(page)
    let giveUp = () => {}
    const held = new Promise<void>((resolve) => {
      giveUp = resolve
    })
    let attempts = 0
    let running = 0
    await page.route(script, async (route) => {
      attempts++
      running++
      await held
      await route.abort()
      running--
    })
    await page.addInitScript((type) => localStorage.setItem('userType', type), userType)
    await page.goto('/frontend/about-us')
    await visit(page, lists, (_, what) =>
      expect(page.getByRole('status').filter({ hasText: 'Loading...' }), what).toBeVisible(),
    )
    giveUp()
    await visit(page, lists, async (_, what) => {
      await expect(page.getByRole('alert'), what).toContainText('This could not be loaded. Please try again.')
      // A screen tries again when it opens, and a tap meanwhile starts no second attempt.
      await expect.poll(() => running, what).toBe(0)
      const before = attempts
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => attempts, what).toBeGreaterThan(before)
    })
    // Without a gap in which nothing is held: the newest route counts.
    await page.route(script, async (route) => {
      const response = await route.fetch()
      const names = [...(await response.text()).matchAll(/ as (\w+)/g)].map(([, name]) => `${name}=[]`)
      await route.fulfill({ response, body: `export const ${names.join(',')}` })
    })
    await visit(page, lists, ({ empty }, what) => expect(page.getByText(empty), what).toBeVisible())
  })
