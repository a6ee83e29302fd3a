import { actionsOf, cardsOf } from '../pages/home'
import { JobWizard, STEPS } from '../pages/job-wizard'
import { pagesBefore } from '../support/browser-state'
import { expect, test } from '../support/test'

test('offers every option, takes any value, and the current, earlier and next steps can be tapped', async ({
  page,
}) => {
  const wizard = new JobWizard(page)
  await wizard.open(1)
  await wizard.expectOptions('Job Category', ['Accounting', 'Engineering', 'Marketing', 'Sales'])
  await wizard.expectOptions('Number of Openings', ['1', '2', '3', '4', '5'])
  await wizard.expectOptions('Pay Type', ['Monthly', 'Weekly', 'Daily', 'Hourly'])
  await wizard.expectOptions('Job Type', ['Full Time', 'Part Time', 'Both'])
  await wizard.expectOptions('Work Location Type', [
    'Work from Office',
    'Work from Home',
    'Field Job',
    'Hybrid',
  ])
  await expect(wizard.stepButton('Job Details')).toBeEnabled()
  await expect(wizard.stepButton('Interview Info')).toBeDisabled()
  await expect(wizard.stepButton('Job preivew')).toBeDisabled()
  await wizard.field('Application Start Date').pressSequentially('12')
  await wizard.button('Next').click()
  await wizard.expectStep('Candidate Requirements')
  await wizard.expectOptions('Minimum Education', ['10th or Below 10th', '12th Pass', 'Diploma'])
  await wizard.expectOptions('English Level', ['Good', 'Basic', 'Low'])
  await wizard.expectOptions('Experience Required', [
    '0-1 years',
    '1-2 years',
    '2-3 years',
    '3-5 years',
    '5+ years',
  ])
  await wizard.stepButton('Job Details').click()
  for (const step of STEPS.slice(1)) {
    await wizard.stepButton(step).click()
    await wizard.expectStep(step)
    await wizard.expectFocused(step)
  }
  await expect(page.getByText('This job expires in 7 days')).toBeVisible()
  await expect(wizard.reviewed('Job Title')).toHaveText('Not given')
  await wizard.stepButton('Job Details').click()
  await wizard.expectStep('Job Details')
  await page.goBack()
  await wizard.expectStep('Job preivew')
  await wizard.button('Previous').click()
  await wizard.expectStep('Interview Info')
})

test('keeps every field through a reload, shows it in the review, can be edited from there, and Submit is only logged', async ({
  page,
}) => {
  const actions = actionsOf(page)
  const wizard = new JobWizard(page)
  await wizard.open(1)
  await wizard.field('Job Title').fill('Cook')
  await wizard.field('Job Category').selectOption('Sales')
  await wizard.field('Number of Openings').selectOption('3')
  await wizard.field('Job Type').selectOption('Both')
  await wizard.field('Work Location Type').selectOption('Field Job')
  await wizard.field('Pay Type').selectOption('Weekly')
  await wizard.field('Minimum Salary').fill('150000')
  await wizard.field('Maximum Salary').fill('ask us')
  await wizard.field('Application Start Date').fill('2026-11-21')
  await wizard.field('Application End Date').fill('2026-12-01')
  await wizard.field('Job Location').fill('Pune')
  await expect(wizard.field('Branch Name')).toBeHidden()
  await wizard.field('Add branch detail').check()
  await wizard.field('Branch Name').fill('Main')
  await wizard.field('Address Line 1').fill('12 MG Road')
  await wizard.field('Address Line 2').fill('Camp')
  await wizard.button('Next').click()
  await wizard.field('Minimum Education').selectOption('Diploma')
  await wizard.field('English Level').selectOption('Basic')
  await wizard.field('Experience Required').selectOption('5+ years')
  await wizard.field('Job Description').fill('Cooks for forty.')
  await page.reload()
  await expect(wizard.field('Experience Required')).toHaveValue('5+')
  await wizard.button('Next').click()
  await wizard.field('Walk-in interview').check()
  await wizard.field('HR Contact').selectOption('Imran Khan')
  await wizard.button('Next').click()

  const review: Record<string, string> = {
    'Job Title': 'Cook',
    'Job Category': 'Sales',
    'Number of Openings': '3',
    'Job Type': 'Both',
    'Work Location Type': 'Field Job',
    'Pay Type': 'Weekly',
    'Minimum Salary': '₹1,50,000 per month',
    'Maximum Salary': 'ask us',
    'Application Start Date': '21 Nov 2026',
    'Application End Date': '1 Dec 2026',
    'Job Location': 'Pune',
    'Add branch detail': 'Yes',
    'Branch Name': 'Main',
    'Address Line 1': '12 MG Road',
    'Address Line 2': 'Camp',
    'Minimum Education': 'Diploma',
    'English Level': 'Basic',
    'Experience Required': '5+ years',
    'Job Description': 'Cooks for forty.',
    'Walk-in interview': 'Yes',
    'Allow contact after applying': 'No',
    'HR Contact': 'Imran Khan',
  }
  for (const [label, value] of Object.entries(review))
    await expect(wizard.reviewed(label), label).toHaveText(value)

  for (const [index, step] of STEPS.slice(0, 3).entries()) {
    await page.getByRole('link', { name: `Edit ${step}` }).click()
    await wizard.expectStep(step)
    if (index === 0) await wizard.field('Job Title').fill('Head Cook')
    await page.goBack()
  }
  await expect(wizard.reviewed('Job Title')).toHaveText('Head Cook')

  await wizard.button('Submit').click()
  await expect(wizard.success()).toContainText('Job Posted Successfully')
  await wizard.button('ok').click()
  await expect(wizard.candidates()).toContainText(
    'We have 10 candidates similar to your position do you want to see them',
  )
  await wizard.candidates().getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/pre-screened-candidates$/)
  await expect(cardsOf(page)).toHaveCount(10)
  expect(actions).toEqual(['Action: post job'])
  await wizard.open(1)
  await expect(wizard.field('Job Title')).toHaveValue('')
})

test('no step of the wizard stays in the history, even after reloads', async ({ page }) => {
  const wizard = new JobWizard(page)
  await wizard.openFromHome()
  await wizard.field('Job Title').fill('Cook')
  for (const step of STEPS.slice(1)) {
    await wizard.stepButton(step).click()
    await wizard.expectStep(step)
    await page.reload()
  }
  await page.getByRole('link', { name: 'Edit Job Details' }).click()
  await wizard.field('Job Title').fill('Head Cook')
  await page.reload()
  await page.goBack()
  await wizard.button('Submit').click()
  await wizard.answerDialogs('OK')
  await expect(page).toHaveURL(/\/pre-screened-candidates$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
  expect(await pagesBefore(page)).toBe(0)
})

test('Cancel and Escape in the candidates dialog lead to the home that opened the wizard', async ({
  page,
}) => {
  const wizard = new JobWizard(page)
  await wizard.openFromHome()
  await wizard.goToPreview()
  await wizard.button('Submit').click()
  await wizard.answerDialogs('Cancel')
  await expect(page).toHaveURL(/\/home$/)
  expect(await pagesBefore(page)).toBe(0)
  await wizard.open(4)
  await wizard.button('Submit').click()
  await expect(wizard.success()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(wizard.candidates()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/home$/)
})

test('Back closes the success dialog, and from the candidates leads to where the wizard was opened', async ({
  page,
}) => {
  const wizard = new JobWizard(page)
  await wizard.openFromHome()
  await wizard.field('Job Title').fill('Cook')
  await wizard.goToPreview()
  await wizard.button('Submit').click()
  await expect(wizard.success()).toBeVisible()
  await page.goBack()
  await wizard.expectStep('Interview Info')
  await expect(wizard.success()).toBeHidden()

  await page.goForward()
  await expect(wizard.success()).toBeVisible()
  await expect(wizard.reviewed('Job Title')).toHaveText('Cook')
  await wizard.answerDialogs('OK')
  await expect(page).toHaveURL(/\/pre-screened-candidates$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)

  await page.evaluate((steps) => history.go(steps), STEPS.length)
  await wizard.expectStep('Job preivew')
  await expect(wizard.success()).toBeHidden()
})
