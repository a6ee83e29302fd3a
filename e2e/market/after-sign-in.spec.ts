import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { expect, test } from '../support/test'

test('a job searcher goes on as one after the sign-up', async ({ page, signIn }) => {
  const mobile = newMobile()
  await page.goto('/frontend/pre-onboarding')
  await page.getByRole('button', { name: 'Job Searcher' }).click()
  await signIn.askForSignUpCode('Ravi Kumar', mobile)
  await signIn.enterCode(mobile)
  await expect(page).toHaveURL(/\/post-verification$/)
  await expect(page.getByRole('button', { name: 'CONTINUE FORM' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go to your profile' })).toBeHidden()
  await page.getByRole('button', { name: 'Continue as Job Searcher' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('link', { name: 'My Jobs' })).toBeVisible()
})

test('whoever has a company goes on to its profile', async ({ page, signIn, owner }) => {
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await signIn.logIn(owner.mobile)
  await expect(page).toHaveURL(/\/post-verification$/)
  await page.getByRole('button', { name: 'Go to your profile' }).click()
  await expect(page.getByRole('heading', { name: 'Rao Textiles' })).toBeVisible()
})
