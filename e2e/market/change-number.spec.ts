import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { Home } from '../pages/home'
import { MyData } from '../pages/my-data'
import { expectAccessible } from '../support/accessibility'
import { visitAs } from '../support/market'
import { expect, test } from '../support/test'

test('an account changes its number with a code to each number, and stays signed in', async ({
  page,
  newcomer,
  administrator,
}) => {
  const number = newMobile()
  await visitAs(page, 'job_searcher')
  const home = new Home(page)
  await home.open()
  await home.menuButton().click()
  await home.menu().getByRole('link', { name: 'My Data' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Change my number' }).click()
  await page.getByRole('textbox', { name: 'Your new number' }).fill(number)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Your present number' })).toBeVisible()
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
  await page.getByLabel('Digit 1 of 6').fill(await administrator.readCode(newcomer.mobile))
  await expect(page.getByRole('heading', { name: 'Your new number' })).toBeVisible()
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
  await page.getByLabel('Digit 1 of 6').fill(await administrator.readCode(number))
  await expect(page.getByText('You now sign in with your new number.')).toBeVisible()
  await expectAccessible(page, 'a changed number')
  await page.getByRole('main').getByRole('link', { name: 'My Data' }).click()
  await new MyData(page).summary('Your number').click()
  await expect(new MyData(page).section('Your number').getByText(number)).toBeVisible()
})
