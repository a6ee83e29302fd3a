import { expectAccessible } from '../support/accessibility'
import { postJob } from '../support/market'
import { expect, test } from '../support/test'

test('a company is reported with two taps; a failure is shown, and a guest is asked to sign in', async ({
  page,
  browser,
  newcomer,
  otherEmployer: employer,
  administrator,
  toasted,
}) => {
  await postJob(employer)
  await page.goto(`/frontend/company/${employer.company}`)
  const button = page.getByRole('button', { name: 'Report this company' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'What is wrong with this company?' })
  await expect(dialog.getByText('They do not learn who reported it.')).toBeVisible()
  await expectAccessible(page, 'report of a company')
  const reason = 'Pretends to be another company'
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: reason }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: reason }).click()
  await toasted('Thank you. We will look at this company.')
  await expect(page.getByText('Reported', { exact: true })).toBeVisible()
  expect(await administrator.list('JP Report', { company: employer.company }, ['account', 'reason'])).toEqual(
    [{ account: newcomer.session.user.email, reason }],
  )
  const guest = await browser.newPage()
  await guest.goto(`/frontend/company/${employer.company}`)
  await guest.getByRole('button', { name: 'Report this company' }).click()
  await expect(guest).toHaveURL(/\/(login|sign-up)/)
  await guest.close()
})
