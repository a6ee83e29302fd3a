import { JobWizard } from '../pages/job-wizard'
import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/test'

const TABLE = [
  'Designation,Category,Job type,Pincode,Description,Salary',
  'Loom Operator,Engineering,Full Time,560038,"Runs and mends power looms, in shifts.",15000',
  'Night Tailor,Juggling,Full Time,560038,"Sews shirts in the evening, from six to ten.",12000',
].join('\n')

test('a recruiter reads the problems of a file, stores drafts, publishes one and corrects the other', async ({
  page,
  employer: _,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/frontend/my-jobs')
  await page.getByRole('link', { name: 'Import jobs' }).click()
  await expect(page).toHaveURL(/\/import-jobs$/)
  await expect(page.getByText('You have no drafts.')).toBeVisible()

  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'jobs.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF\0') })
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This file cannot be read.')
  await file.setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) })
  await expect(page.getByText('Ready to publish: 1. To correct: 1.')).toBeVisible()
  await expect(page.getByText('Please choose a job category from the list')).toBeVisible()
  await expectAccessible(page, 'import, with a preview')

  await page.getByRole('button', { name: 'Keep all as drafts' }).click()
  await page.getByRole('button', { name: 'Publish Loom Operator' }).click()
  await expect(page.getByRole('heading', { name: 'Loom Operator' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Publish Night Tailor' })).toHaveCount(0)
  await expectAccessible(page, 'import, with a draft')

  await page.getByRole('link', { name: 'Edit Night Tailor' }).click()
  await expect(page.getByText('This is a draft.')).toBeVisible()
  const wizard = new JobWizard(page)
  await expect(wizard.field('Job Title')).toHaveValue('Night Tailor')
  await wizard.field('Job Category').selectOption('Engineering')
  await wizard.goToPreview()
  await wizard.button('Submit').click()
  await expect(wizard.success()).toBeVisible()

  await page.goto('/frontend/import-jobs')
  await expect(page.getByText('You have no drafts.')).toBeVisible()
  await page.goto('/frontend/my-jobs')
  for (const title of ['Loom Operator', 'Night Tailor'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
