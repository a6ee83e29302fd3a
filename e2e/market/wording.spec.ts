import { cardOf, openMenu } from '../pages/home'
import { JobWizard } from '../pages/job-wizard'
import { expectAccessible } from '../support/accessibility'
import { visitAs } from '../support/market'
import { methodUrl, withoutScript } from '../support/network'
import { expect, test } from '../support/test'

const CHECKED = 'This job is being checked before others see it.'
const FEE = 'Cooks for forty. Candidates pay a registration fee of Rs 500.'

test('a company that writes of a fee is warned, may post, reads why the job is held, and corrects it', async ({
  page,
  employer: _,
}) => {
  const wizard = new JobWizard(page)
  await wizard.fillIn('Cook')
  await wizard.stepButton('Candidate Requirements').click()
  const hint = page.getByRole('status').filter({ hasText: 'Please look at this again' })
  await expect(hint).toBeHidden()
  await wizard.field('Job Description').fill(FEE)
  await expect(hint).toContainText('“pay a registration fee of Rs 500”')
  await expect(hint).toContainText('A job must never cost the applicant anything')
  await expectAccessible(page, 'post-new-job, with a hint')
  await wizard.field('Job Description').fill('Cooks for forty. No registration fee is taken.')
  await expect(hint).toBeHidden()
  await wizard.field('Job Description').fill(FEE)
  await wizard.goToPreview()
  await expect(hint.getByRole('link', { name: 'Candidate Requirements' })).toBeVisible()
  await wizard.button('Submit').click()
  const dialog = page.getByRole('dialog', { name: 'Your job is being checked' })
  await expect(dialog).toContainText('“pay a registration fee of Rs 500”')
  await expect(wizard.success()).toBeHidden()
  await expectAccessible(page, 'post-new-job, held')

  await dialog.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Job' })).toBeVisible()
  await wizard.stepButton('Candidate Requirements').click()
  await expect(hint).toBeVisible()
  await wizard.field('Job Description').fill('Cooks for forty.')
  await wizard.stepButton('Interview Info').click()
  await wizard.expectStep('Interview Info')
  await wizard.button('Next').click()
  await wizard.button('Save').click()
  await expect(page).toHaveURL(/\/my-jobs/)
  await expect(cardOf(page, 'Cook')).toContainText('Live')
})

test('a held job shows the reason only to its company, in the list and on its page', async ({
  page,
  browser,
  employer,
}) => {
  const values = { title: 'Held Loom', category: 'Sales', job_type: 'Full Time', pincode: '560001' }
  const job = await employer.call('job_portal.api.post_job', { ...values, job_description: FEE })
  expect(job.status).toBe('Held')
  await visitAs(page, 'company')
  await page.goto('/frontend/my-jobs')
  await expect(cardOf(page, 'Held Loom')).toContainText(CHECKED)
  await expect(cardOf(page, 'Held Loom')).toContainText('“pay a registration fee of Rs 500”')
  await openMenu(cardOf(page, 'Held Loom'))
  await cardOf(page, 'Held Loom').getByRole('link', { name: 'View Details' }).click()
  await expect(page.getByText(CHECKED)).toBeVisible()
  await expect(page.getByText('“pay a registration fee of Rs 500”')).toBeVisible()
  const stranger = await browser.newPage()
  await stranger.goto(`/frontend/job-details/${job.name}`)
  await expect(stranger.getByText('This job is no longer there.')).toBeVisible()
  await stranger.close()
})

test('the wizard works if the wording cannot be checked, or the hints do not load', async ({
  page,
  employer: _,
}) => {
  const wizard = new JobWizard(page)
  const post = async (title: string) => {
    await wizard.fillIn(title)
    await wizard.button('Submit').click()
    await expect(wizard.success()).toBeVisible()
  }
  await page.route(methodUrl('job_portal.api.check_posting'), (route) => route.abort())
  await post('Dyer')
  await page.unrouteAll()
  await withoutScript(page, 'Please look at this again')
  await post('Weaver')
})
