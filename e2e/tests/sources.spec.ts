import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { goWithin } from '../support/screens'
import { expect, test } from '../support/test'

// Sample lists load at once and are never empty. So the test answers for the script that holds them.

// Tall, so that no sticky bar covers half of a button.
test.use({ serviceWorkers: 'block', viewport: { width: 320, height: 1600 } })

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

/** The script that holds the samples, in place of a server's answers. */
async function samplesScript(page: Page): Promise<string> {
  const manifest = await (await page.request.get('/assets/job_portal/frontend/manifest.json')).json()
  return `**/${manifest.screens['entities/samples/data'].files[0]}`
}

/** Opens the screen of each list. */
async function visitLists(page: Page, check: (list: List, what: string) => Promise<void>) {
  for (const [userType, lists] of Object.entries(LISTS)) {
    await page.goto('/frontend/about-us')
    await page.evaluate((value) => localStorage.setItem('userType', value), userType)
    await page.reload()
    await expect(page).toHaveTitle('About Us - Job Portal')
    for (const list of lists) {
      await goWithin(page, list.path)
      await expect(page).toHaveTitle(`${list.title} - Job Portal`)
      await check(list, `${list.path} as ${userType}`)
    }
  }
}

test('every list says that it is loading', async ({ page }) => {
  await page.route(await samplesScript(page), () => undefined)
  await visitLists(page, async (_, what) => {
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    await expectAccessible(page, `${what}, loading`)
  })
})

test('every list says that there is nothing', async ({ page }) => {
  await page.route(await samplesScript(page), async (route) => {
    const response = await route.fetch()
    const names = [...(await response.text()).matchAll(/ as (\w+)/g)].map(([, name]) => `${name}=[]`)
    await route.fulfill({ response, body: `export const ${names.join(',')}` })
  })
  await visitLists(page, async ({ empty }, what) => {
    await expect(page.getByText(empty)).toBeVisible()
    await expectAccessible(page, `${what}, empty`)
  })
})

test('every list says that it could not be loaded, and tries again', async ({ page }) => {
  let attempts = 0
  await page.route(await samplesScript(page), (route) => {
    attempts++
    return route.abort()
  })
  await visitLists(page, async (_, what) => {
    await expect(page.getByRole('alert')).toContainText('This could not be loaded. Please try again.')
    await expectAccessible(page, `${what}, failed`)
    const before = attempts
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => attempts).toBeGreaterThan(before)
  })
})
