import type { Page } from '@playwright/test'
import { newMark } from '../../scripts/lib/sample-company.mjs'
import { expectAccessible } from '../support/accessibility'
import { postJob, visitAs } from '../support/market'
import { expect, test } from '../support/test'

interface Applied {
  application: string
  history: { status: string; on: string; by: string }[]
}

const NOTE = 'Answers 8 of 10 applicants, mostly within 2 days'

/** Adds values to the server's answer that only scheduled jobs write. */
const answer = (page: Page, url: RegExp, change: (message: never) => void) =>
  page.route(url, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    change(body.message as never)
    await route.fulfill({ response, json: body })
  })

test('an applicant sees beforehand how many applicants the company answers', async ({
  page,
  newcomer: _,
  sharedEmployer,
}) => {
  const job = await postJob(sharedEmployer, { title: `Warper ${newMark()}` })
  await page.goto(`/frontend/job-details/${job}`)
  await expect(page.getByRole('link', { name: 'Apply Now' })).toBeVisible()
  await expect(page.getByText('Answers', { exact: false })).toHaveCount(0)
  await answer(page, /job_portal\.api\.(get_job|get_company)(\?|$)/, (read: { company_answers: string }) => {
    read.company_answers = NOTE
  })
  await page.reload()
  await expect(page.getByText(NOTE)).toBeVisible()
  await page.getByRole('link', { name: 'Apply Now' }).click()
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible()
  await expect(page.getByText(NOTE)).toBeVisible()
  await page.goto(`/frontend/company/${sharedEmployer.company}`)
  await expect(page.getByText(NOTE)).toBeVisible()
})

test('My Jobs says that an application was never decided', async ({ page, newcomer, sharedEmployer }) => {
  const job = await postJob(sharedEmployer, { title: `Sizer ${newMark()}` })
  const { name } = await newcomer.call('job_portal.api.apply_to_job', { job })
  await sharedEmployer.call('job_portal.api.close_job', { name: job })
  await visitAs(page, 'job_searcher')
  await page.goto('/frontend/my-jobs')
  await expect(page.getByText('This job takes no more applications.')).toBeVisible()
  await answer(page, /job_portal\.api\.get_applications/, ({ items }: { items: Applied[] }) => {
    const told = { status: 'No answer', on: '2026-11-01 10:00:00.000000', by: 'site' }
    for (const each of items) if (each.application === name) each.history.push(told)
  })
  await page.reload()
  const sentence = 'The job ended; the company did not answer.'
  await expect(page.getByText(sentence).first()).toBeVisible()
  await page.getByText('History', { exact: true }).click()
  await expect(page.getByText(sentence)).toHaveCount(2)
  await expectAccessible(page, 'my-jobs, without an answer')
})
