import { newMark } from '../../scripts/lib/sample-company.mjs'
import { expectAccessible } from '../support/accessibility'
import { postJob, visitAs } from '../support/market'
import { expect, test } from '../support/test'

const NOTE = 'Answers 8 of 10 applicants, mostly within 2 days'

test('who may apply reads before how many the company answers', async ({
  page,
  newcomer: _,
  otherEmployer,
  administrator,
}) => {
  const job = await postJob(otherEmployer, { title: `Warper ${newMark()}` })
  await page.goto(`/frontend/job-details/${job}`)
  await expect(page.getByRole('link', { name: 'Apply Now' })).toBeVisible()
  await expect(page.getByText('Answers', { exact: false })).toHaveCount(0)
  const counted = { answers_of: 10, answers_given: 8, answers_days: 2 }
  await administrator.update('JP Company', otherEmployer.company, counted)
  await page.reload()
  await expect(page.getByText(NOTE)).toBeVisible()
  await expectAccessible(page, 'job-details, with answers')
  await page.getByRole('link', { name: 'Apply Now' }).click()
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible()
  await expect(page.getByText(NOTE)).toBeVisible()
  await page.goto(`/frontend/company/${otherEmployer.company}`)
  await expect(page.getByText(NOTE)).toBeVisible()
})

test('an application that nobody decided on says so in My Jobs', async ({
  page,
  newcomer,
  otherEmployer,
  administrator,
}) => {
  const job = await postJob(otherEmployer, { title: `Sizer ${newMark()}` })
  const { name } = await newcomer.call('job_portal.api.apply_to_job', { job })
  await otherEmployer.call('job_portal.api.close_job', { name: job })
  await visitAs(page, 'job_searcher')
  await page.goto('/frontend/my-jobs')
  await expect(page.getByText('This job takes no more applications.')).toBeVisible()
  await administrator.update('JP Application', name, { unanswered_on: '2026-11-01 10:00:00' })
  await page.reload()
  const sentence = 'The job ended; the company did not answer.'
  await expect(page.getByText(sentence).first()).toBeVisible()
  await page.getByText('History', { exact: true }).click()
  await expect(page.getByText(sentence)).toHaveCount(2)
  await expectAccessible(page, 'my-jobs, without an answer')
})
