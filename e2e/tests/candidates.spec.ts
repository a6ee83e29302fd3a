import { actionsOf, cardOf, cardsOf } from '../pages/home'
import { expect, test } from '../support/test'

const TITLES = ['UI/UX Designer', 'Accountant', 'Quality Analyst', 'Sales Executive', 'Marketing Executive']

test('ignoring and shortlisting sample applicants is only logged', async ({ page }) => {
  const actions = actionsOf(page)
  await page.goto('/frontend/job-applicants')
  await expect(page.getByRole('heading', { name: 'Recent People Applied (4)' })).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(4)
  await expect(cardOf(page, 'Asha Kulkarni')).toContainText('Verified')
  // Screen readers also hear the name. The button shows only the word.
  for (const word of ['Ignore', 'Shortlist']) {
    const button = page.getByRole('button', { name: `${word} Asha Kulkarni`, exact: true })
    await expect(button).toHaveText(word)
    await button.click()
  }
  await expect(cardsOf(page)).toHaveCount(4)
  expect(actions).toEqual(['Action: ignore candidate', 'Action: shortlist candidate'])
})

test('pre-screened sample candidates can be viewed, called, ignored, selected and filtered', async ({
  page,
}) => {
  const actions = actionsOf(page)
  await page.goto('/frontend/pre-screened-candidates')
  await expect(cardsOf(page)).toHaveCount(10)
  const rohit = cardOf(page, 'Rohit Deshmukh')
  await expect(rohit).toContainText('₹15,000 per month')
  await expect(rohit).not.toContainText('Verified')
  for (const word of ['View', 'Call', 'Ignore', 'Select'])
    await rohit.getByRole('button', { name: `${word} Rohit Deshmukh`, exact: true }).click()
  expect(actions).toEqual(['view', 'call', 'ignore', 'select'].map((what) => `Action: ${what} candidate`))

  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('heading', { name: 'Filter' })).toBeVisible()
  const newest = page.getByRole('radio', { name: 'New to Oldest' })
  const location = page.getByRole('textbox', { name: 'Location' })
  await expect(newest).toBeChecked()
  await page.getByRole('radio', { name: 'Old to New' }).check()
  await location.fill('Pune')
  await page.getByRole('button', { name: 'Reset all' }).click()
  await expect(newest).toBeChecked()
  await expect(location).toHaveValue('')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page.getByRole('heading', { name: 'Pre Screened Candidates' })).toBeVisible()
})

test('applied candidates are grouped by profession, and the short list is one list', async ({ page }) => {
  await page.goto('/frontend/applied-candidates')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    TITLES.map((profession, index) => `${profession} (${index === 0 ? 2 : 1})`),
  )
  await expect(cardsOf(page)).toHaveCount(6)
  await page.goto('/frontend/shortlist-profile')
  await expect(cardsOf(page)).toHaveCount(10)
  await expect(cardsOf(page).getByRole('button')).toHaveCount(0)
})
