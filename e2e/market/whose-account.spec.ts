import { MyData } from '../pages/my-data'
import { expectAccessible } from '../support/accessibility'
import { visitAs } from '../support/market'
import { expect, test } from '../support/test'

const LONG_AGO = '2026-01-01 10:00:00'

test('an account that was unused for long is asked whose it is', async ({
  page,
  signIn,
  administrator,
  signUpElsewhere,
}) => {
  const account = await signUpElsewhere()
  await account.call('job_portal.api.save_searcher', { full_name: 'Asha Rao', pincode: '560038' })
  const leave = () =>
    administrator.update('User', account.session.user.email, { last_login: LONG_AGO, last_active: LONG_AGO })

  async function enterCode() {
    await signIn.openLogin()
    await signIn.askForLoginCode(account.mobile)
    await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible()
    await signIn.typeCode(await administrator.readCode(account.mobile))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Are you A… of Bengaluru?' })).toBeVisible()
  }

  await leave()
  await visitAs(page, 'job_searcher')
  await enterCode()
  await expectAccessible(page, 'whose-account')
  // There is no session yet, whatever page is opened.
  await page.goto('/frontend/my-data')
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/frontend/whose-account')
  await page.getByRole('button', { name: 'Yes, that is me' }).click()
  await expect(page).not.toHaveURL(/whose-account/)
  const myData = new MyData(page)
  await myData.open()
  await expect(myData.section('Your profile')).toBeVisible()

  await leave()
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await enterCode()
  await page.getByRole('button', { name: 'No, I am new here' }).click()
  await expect(page).toHaveURL(/\/post-verification$/)
  await myData.open()
  await expect(myData.section('Your account')).toBeVisible()
  await expect(myData.section('Your profile')).toHaveCount(0)
})
