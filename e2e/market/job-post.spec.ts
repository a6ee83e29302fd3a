import { approve } from '../../scripts/lib/sample-job.mjs'
import { cardOf, openMenu } from '../pages/home'
import { JobWizard } from '../pages/job-wizard'
import { expectAccessible } from '../support/accessibility'
import { addContact } from '../support/accounts'
import { postJob } from '../support/market'
import { holdRequests } from '../support/network'
import { expect, test } from '../support/test'

test('a job filled in completely, with a contact, is shown to searchers', async ({ page, employer }) => {
  const wizard = new JobWizard(page)
  await addContact(employer, 'Meera')
  await wizard.fillIn('Cook')
  await wizard.stepButton('Interview Info').click()
  await expect(wizard.field('HR Contact').locator('option:checked')).toHaveText('Meera')
  await wizard.stepButton('Job Details').click()
  await wizard.field('Pay Type').selectOption('Daily')
  await wizard.field('Minimum Salary').fill('50')
  await expect(page.getByText('about ₹1,300 a month, which is very little. Is this right?')).toBeVisible()
  await wizard.field('Minimum Salary').fill('500')
  await expect(wizard.field('Minimum Salary')).toHaveAccessibleDescription('about ₹13,000 a month')
  await wizard.field('Number of Openings').fill('250')
  await wizard.stepButton('Candidate Requirements').click()
  await wizard.expectOptions('Minimum Education', [
    '10th or Below 10th',
    '12th Pass',
    'ITI',
    'Diploma',
    'Graduate',
  ])
  await wizard.field('Minimum Education').selectOption('ITI')
  await wizard.stepButton('Job Details').click()
  await wizard.goToPreview()
  await expect(wizard.reviewed('HR Contact')).toHaveText('Meera')
  await expect(wizard.reviewed('Pincode')).toHaveText('411001')
  await expect(cardOf(page, 'Cook')).toContainText('₹500 a day about ₹13,000 a month')
  await wizard.button('Submit').click()
  await wizard.button('ok').click()
  await expect(page).toHaveURL(/\/home$/)
  await cardOf(page, 'Cook').getByRole('link', { name: 'View Details' }).click()
  await expect(page.getByText('Cooks for forty.')).toBeVisible()
  await expect(page.getByText('Pune, Maharashtra').first()).toBeVisible()
  await wizard.open(1)
  await expect(wizard.field('Job Title')).toHaveValue('')
})

test('a company that cannot publish yet reads why, and home keeps the job until the approval', async ({
  page,
  owner,
  administrator,
}) => {
  const wizard = new JobWizard(page)
  await wizard.fillIn('Dyer')
  await expect(page.getByText('It is being reviewed.', { exact: false })).toBeVisible()
  await wizard.stepButton('Candidate Requirements').click()
  await wizard.field('Job Description').fill('Dyes wool. Candidates pay a registration fee.')
  await expect(page.getByText('Please look at this again')).toBeVisible()
  await page.goBack()
  await wizard.button('Save').click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(cardOf(page, 'Dyer')).toContainText('You can post it once your company is approved.')
  await expect(page.getByText('Your job is written: Dyer')).toBeVisible()
  await expectAccessible(page, 'home with a written job')
  await page.goto('/frontend/my-jobs')
  await expect(cardOf(page, 'Dyer')).toContainText('Draft')
  await approve(administrator, owner.company)
  await page.goto('/frontend/home')
  await expect(page.getByRole('heading', { name: 'Your company is approved' })).toBeVisible()
  await page.getByRole('link', { name: 'Post Dyer' }).click()
  await expect(wizard.reviewed('Job Title')).toHaveText('Dyer')
  await expect(page.getByText('It is being reviewed.', { exact: false })).toBeHidden()
})

test('a link to a missing value marks the field, and each step opens at its top', async ({
  page,
  employer,
}) => {
  const wizard = new JobWizard(page)
  await addContact(employer, 'Meera')
  // With only one contact the form would choose it.
  await addContact(employer, 'Ravi', '9812345679')
  await wizard.open(1)
  await wizard.field('Job Title').fill('Cook')
  await wizard.field('Job Category').selectOption('Sales')
  await wizard.field('Job Type').selectOption('Full Time')
  await wizard.button('Next').click()
  await wizard.expectFocused('Candidate Requirements')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(wizard.field('Job Description')).not.toHaveAttribute('aria-invalid')
  // *Next* marks the missing values of the step. A second tap goes on.
  await wizard.button('Next').click()
  await expect(wizard.field('Job Description')).toBeFocused()
  await expect(page.getByText('Job description is required')).toBeVisible()
  await wizard.button('Next').click()
  await expect(wizard.stepButton('Candidate Requirements')).not.toContainText('done')
  await wizard.field('Walk-in interview').check()
  await wizard.field('Allow contact after applying').check()
  await wizard.field('Walk-in From').fill('10:00')
  await wizard.field('Walk-in To').fill('13:30')
  await wizard.button('Next').click()
  await expect(wizard.field('Monday')).toBeFocused()
  await wizard.button('Next').click()

  const mend = async (sentence: string, label: string) => {
    await page.getByRole('link', { name: sentence }).click()
    await expect(wizard.field(label)).toBeFocused()
    await expect(wizard.field(label)).toBeInViewport()
    await expect(page.getByText(sentence)).toBeVisible()
    return wizard.field(label)
  }
  const description = await mend('Job description is required', 'Job Description')
  await expect(description).toHaveAttribute('aria-invalid', 'true')
  await description.fill('Cooks for forty.')
  await expect(description).not.toHaveAttribute('aria-invalid')
  await page.goBack()
  await (await mend('Please choose the days of the walk-in interview', 'Monday')).check()
  await wizard.field('Friday').check()
  await page.goBack()
  await (await mend('Please enter where people come', 'Walk-in Address')).fill('12 MG Road')
  await page.goBack()
  await (await mend('Please choose the HR contact', 'HR Contact')).selectOption('Meera')
  await page.goBack()
  await expect(page.getByText('Before the job can be posted')).toBeHidden()
  await expect(wizard.reviewed('Walk-in Days')).toHaveText('Monday, Friday')
  await wizard.button('Submit').click()
  await wizard.button('ok').click()
  await cardOf(page, 'Cook').getByRole('link', { name: 'View Details' }).click()
  await expect(page.getByText('Monday, Friday, 10:00 am to 1:30 pm', { exact: true })).toBeVisible()
  await expect(page.getByText('12 MG Road', { exact: true })).toBeVisible()
})

test('Next goes on while the place of the company, or of a typed pincode, is being looked up', async ({
  page,
  employer: _,
}) => {
  const wizard = new JobWizard(page)
  const letGo = await holdRequests(page, /get_company_details|pincode=411001/)
  await wizard.open(1)
  await wizard.field('Job Title').fill('Cook')
  await wizard.field('Job Category').selectOption('Sales')
  await wizard.field('Job Type').selectOption('Full Time')
  await expect(wizard.field('Pincode')).toHaveValue('')
  await wizard.button('Next').click()
  await wizard.expectFocused('Candidate Requirements')
  await wizard.button('Previous').click()
  await wizard.field('Pincode').fill('411001')
  await wizard.button('Next').click()
  await wizard.expectFocused('Candidate Requirements')
  letGo()
  await expect(wizard.stepButton('Job Details')).toContainText('done')
})

test('a job that was submitted on a sample site is offered on the live one', async ({ page, employer }) => {
  const wizard = new JobWizard(page)
  await page.evaluate((owner) => {
    const values = { title: 'Cook', category: 'sales', job_type: 'Full Time', job_description: 'Cooks.' }
    localStorage.setItem('draft:job-post-submitted', JSON.stringify({ owner, values }))
  }, employer.session.user.username)
  await wizard.open(1)
  await expect(page.getByText('You filled in a job before it could be posted: Cook')).toBeVisible()
  await wizard.button('Use it').click()
  await expect(wizard.field('Job Title')).toHaveValue('Cook')
  await expect(wizard.field('Job Category')).toHaveValue('Sales')
  await wizard.goToPreview()
  await wizard.button('Submit').click()
  await expect(wizard.success()).toBeVisible()
  await wizard.open(1)
  await expect(page.getByText('You filled in a job', { exact: false })).toBeHidden()
})

test("a posted job is copied to another place, and the copy's draft is separate", async ({
  page,
  employer,
}) => {
  const wizard = new JobWizard(page)
  await postJob(employer, { title: 'Loom Hand' })
  await wizard.open(1)
  await wizard.field('Job Title').fill('Dyer')
  await page.goto('/frontend/my-jobs')
  await openMenu(cardOf(page, 'Loom Hand'))
  await cardOf(page, 'Loom Hand').getByRole('link', { name: 'Copy' }).click()
  await expect(page.getByText('This is a copy of Loom Hand.', { exact: false })).toBeVisible()
  await expect(wizard.field('Job Title')).toHaveValue('Loom Hand')
  await wizard.field('Pincode').fill('411001')
  await expect(wizard.field('Job Location')).toHaveValue('Pune, Maharashtra')
  await page.reload()
  await expect(wizard.field('Pincode')).toHaveValue('411001')
  await wizard.goToPreview()
  await wizard.button('Submit').click()
  await expect(wizard.success()).toBeVisible()
  const { items } = await employer.call('job_portal.api.get_posted_jobs', {})
  expect(items.map(({ title, city }: Record<string, string>) => `${title}, ${city}`)).toEqual([
    'Loom Hand, Pune',
    'Loom Hand, Bengaluru',
  ])
  await wizard.open(1)
  await expect(wizard.field('Job Title')).toHaveValue('Dyer')
})
