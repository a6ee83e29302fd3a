import { newMark } from '../../scripts/lib/sample-company.mjs'
import { Application } from '../pages/application'
import { Candidates } from '../pages/candidates'
import { cardsOf } from '../pages/home'
import { JobWizard } from '../pages/job-wizard'
import { expectAccessible } from '../support/accessibility'
import { applyAs, postJob, visitAs } from '../support/market'
import { methodUrl } from '../support/network'
import { expect, test } from '../support/test'

const LOOMS = { text: 'Which looms do you know?', kind: 'choice', choices: ['Power loom', 'Handloom'] }
const QUESTIONS = [
  { key: 'two_wheeler', must: true },
  { key: 'years_in_trade', must: 2 },
  { ...LOOMS, must: ['Handloom'] },
]

test('a company asks questions, reads the answers, and filters by who fits', async ({
  page,
  employer,
  signUpElsewhere,
}) => {
  const wizard = new JobWizard(page)
  const title = `Weaver ${newMark()}`
  await wizard.fillIn(title)
  await wizard.stepButton('Candidate Requirements').click()
  const asked = page.getByRole('group', { name: 'Questions before applying' }).first()
  await asked.getByText('Add', { exact: true }).click()
  await asked.getByRole('button', { name: 'Do you have a two-wheeler?' }).click()
  await asked
    .getByRole('group', { name: 'The job needs: Do you have a two-wheeler?' })
    .getByRole('button', { name: 'Yes' })
    .click()
  await asked.getByRole('button', { name: 'How many years have you done this work?' }).click()
  await asked.getByLabel('The job needs at least').fill('2')
  await asked.getByRole('button', { name: 'Write your own question' }).click()
  await asked.getByLabel('Your question').fill('What is your caste?')
  await asked.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(asked.getByText('A question must not be about age', { exact: false })).toBeVisible()
  await asked.getByLabel('Your question').fill(LOOMS.text)
  await asked.getByLabel('How people answer').selectOption('One of several answers')
  await asked.getByLabel('The answers, each on a line').fill(LOOMS.choices.join('\n'))
  await asked.getByRole('button', { name: 'Add', exact: true }).click()
  await asked.getByRole('button', { name: 'Handloom' }).click()
  await expectAccessible(page, 'post-new-job, questions')
  // The draft keeps them.
  await page.reload()
  await expect(asked.getByRole('button', { name: 'Handloom' })).toHaveAttribute('aria-pressed', 'true')
  await wizard.goToPreview()
  await expect(wizard.reviewed('Questions before applying')).toContainText(LOOMS.text)
  await wizard.button('Submit').click()
  await expect(wizard.success()).toBeVisible()

  const { items } = await employer.call('job_portal.api.get_posted_jobs', {})
  const job = items[0].name
  const { questions } = await employer.call('job_portal.api.get_job', { name: job })
  const good = { two_wheeler: true, years_in_trade: 3, [questions[2].id]: 'Handloom' }
  const answer = (changes: object) => ({ answers: { ...good, ...changes } })
  await applyAs(await signUpElsewhere(), job, { full_name: 'Meera Iyer' }, answer({}))
  await applyAs(await signUpElsewhere(), job, { full_name: 'Ravi Kumar' }, answer({ years_in_trade: 1 }))

  const candidates = new Candidates(page)
  await candidates.openApplicants(job)
  await expect(cardsOf(page).first()).toContainText('Ravi Kumar')
  await expect(candidates.card('Ravi Kumar')).toContainText('Does not fit')
  await expect(candidates.card('Meera Iyer')).toContainText('Fits all')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('Fits all first').check()
  await expect(page.getByLabel('Answer', { exact: true })).toBeVisible()
  await expectAccessible(page, 'filter, answers')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(cardsOf(page).first()).toContainText('Meera Iyer')
  await expect(candidates.heading('Recent People Applied (2)')).toBeVisible()
  await page.getByRole('button', { name: 'Filter (1)' }).click()
  await page.getByLabel('Fits all', { exact: true }).check()
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(candidates.heading('Recent People Applied (1)')).toBeVisible()
  await page.getByRole('button', { name: 'Filter (2)' }).click()
  await page.getByLabel('Fits all', { exact: true }).uncheck()
  const years = page.getByLabel('Answer', { exact: true })
  await years.selectOption('How many years have you done this work? 1 or more')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(candidates.heading('Recent People Applied (2)')).toBeVisible()
  await candidates.open('Ravi Kumar')
  await expect(candidates.heading('Questions before applying')).toBeVisible()
})

test('an applicant answers, is told of a miss, and applies anyway, also later', async ({
  page,
  newcomer,
  sharedEmployer,
}) => {
  const title = `Weaver ${newMark()}`
  const job = await postJob(sharedEmployer, { title, questions: QUESTIONS })
  const application = new Application(page)
  await visitAs(page, 'job_searcher')
  await application.openJob(job)
  await expect(page.getByRole('listitem').filter({ hasText: LOOMS.text })).toBeVisible()
  await application.open(job)
  await application.send().click()
  await expect(page.getByText('Please answer: Do you have a two-wheeler?')).toBeVisible()
  await page
    .getByRole('radiogroup', { name: 'Do you have a two-wheeler?' })
    .getByRole('radio', { name: 'Yes' })
    .check()
  await page.getByLabel('How many years have you done this work?').fill('१')
  await page.getByRole('radio', { name: 'Handloom' }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Handloom' })).toBeChecked()
  await application.send().click()
  await expect(page.getByText('The company is looking for another answer here.')).toHaveCount(1)
  await expectAccessible(page, 'apply-job, an answer that misses')

  // The application waits on the device with its answers.
  await page.route(methodUrl('job_portal.api.apply_to_job'), (route) => route.abort())
  await page.getByRole('button', { name: 'Apply anyway' }).click()
  await expect(page.getByText('It is kept on this device.', { exact: false })).toBeVisible()
  await page.unrouteAll()
  await application.openMyJobs()
  await page.getByRole('button', { name: `Send now: ${title}` }).click()
  await expect(application.step(title)).toContainText('Applied')
  const { items } = await newcomer.call('job_portal.api.get_applications', {})
  const own = await newcomer.call('job_portal.api.get_application', { name: items[0].application })
  expect(own.answers.map(({ answer }: { answer: unknown }) => answer)).toEqual([true, 1, 'Handloom'])
})
