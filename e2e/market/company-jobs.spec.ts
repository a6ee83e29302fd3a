import { signUpAgreed } from '../../scripts/lib/sample-company.mjs'
import { cardOf, cardsOf, Home, openMenu } from '../pages/home'
import { JobWizard, STEPS } from '../pages/job-wizard'
import { expectAccessible } from '../support/accessibility'
import { JOB, postJob } from '../support/market'
import { holdRequests, methodUrl } from '../support/network'
import { expect, test } from '../support/test'

const CLOSE = methodUrl('job_portal.api.close_job')

test('a company sees the numbers of its jobs, closes one and reposts it', async ({
  page,
  employer,
  administrator,
  baseURL,
  toasted,
}) => {
  const name = await postJob(employer, { title: 'Loom Hand' })
  const searcher = await signUpAgreed(String(baseURL), administrator)
  await searcher.call('job_portal.api.apply_to_job', { job: name })
  await page.goto('/frontend/home')
  await expect(page.getByRole('link', { name: 'Applied Candidates' })).toContainText('01')
  await expect(page.getByRole('link', { name: 'Shortlist Profiles' })).toContainText('00')
  await expect(cardsOf(page)).toHaveCount(1)
  await expect(cardOf(page, 'Loom Hand')).toContainText('Applicants (1)')

  await page.getByRole('link', { name: 'See All Jobs' }).click()
  const card = cardOf(page, 'Loom Hand')
  await expect(card).toContainText('Live')
  await expect(card).toContainText('7 days left')
  await openMenu(card)
  await card.getByRole('button', { name: 'Close' }).click()
  await expectAccessible(page, 'closing a job')
  await test.step('a question stays when its answer could not be sent, and while its call runs', async () => {
    const question = page.getByRole('dialog', { name: 'Close this job?' })
    await page.route(CLOSE, (route) => route.abort())
    await question.getByRole('button', { name: 'Close job' }).click()
    await expect(question.getByRole('alert')).toContainText('Please check your connection')
    await page.unrouteAll()
    const letGo = await holdRequests(page, CLOSE)
    await question.getByRole('button', { name: 'Close job' }).click()
    await question.getByRole('button', { name: 'Close', exact: true }).click()
    // Chrome heeds nobody's wish at the second one.
    for (const _ of ['once', 'twice', 'thrice']) await page.keyboard.press('Escape')
    await expect(question.getByRole('button', { name: 'Close job' })).toHaveAttribute('aria-busy', 'true')
    letGo()
    await expect(question).toBeHidden()
  })
  await toasted('The job is closed.')
  await expect(card).toContainText('Closed')
  await page.getByLabel('Status').selectOption('Live')
  await expect(page.getByText('None of your jobs has this status.')).toBeVisible()
  await page.getByLabel('Status').selectOption('Closed')
  await page.reload()
  await expect(page.getByLabel('Status')).toHaveValue('Closed')
  await card.getByRole('button', { name: 'Repost' }).click()
  await toasted('The job is live again.')
  await page.getByLabel('Status').selectOption('All')
  await expect(card).toContainText('Live')
  await openMenu(card)
  await card.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Job Title')).toHaveValue('Loom Hand')

  const home = new Home(page)
  await home.open()
  await expect(card).toBeVisible()
  await home.openMenu()
  await home.logoutButton().click()
  await expect(page.getByText('You have not posted a job yet.')).toBeVisible()
})

test("a stale edit is merged with the newest version and then saved, and another company's job cannot be edited", async ({
  page,
  employer,
  sharedEmployer,
  toasted,
}) => {
  const name = await postJob(employer, { title: 'Loom Hand' })
  // Without the socket, so that a change does not reload the job first.
  await page.route('**/socket.io/**', (route) => route.abort())
  await page.goto(`/frontend/post-new-job?job=${name}`)
  await expect(page.getByLabel('Job Title')).toHaveValue('Loom Hand')
  await expect(page.getByLabel('Minimum Salary')).toHaveValue(JOB.min_salary)
  await page.getByLabel('Job Title').fill('Loom Master')
  await employer.call('job_portal.api.update_job', { name, job_description: 'Runs ten looms.' })
  const wizard = new JobWizard(page)
  for (const step of STEPS.slice(1)) {
    await wizard.button('Next').click()
    await wizard.expectStep(step)
  }
  await expect(page.getByText('A change does not make the job stay open longer.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('This job was changed on another device')
  await expect(page.getByText('Runs ten looms.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await toasted('Job updated successfully!')
  await expect(page).toHaveURL(/\/my-jobs$/)
  const saved = await employer.call('job_portal.api.get_job', { name })
  expect(saved).toMatchObject({ title: 'Loom Master', job_description: 'Runs ten looms.' })

  await page.goto(`/frontend/post-new-job?job=${await postJob(sharedEmployer)}`)
  await expect(page.getByText('This job was not found among the jobs of your company.')).toBeVisible()
})
