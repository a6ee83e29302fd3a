import type { Page } from '@playwright/test'
import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { Profile } from '../pages/profile'
import { expect, test } from '../support/test'
import { useTokenMode } from '../support/token-mode'

/** The answers to the call that asks who is signed in. */
function loggedUserAnswers(page: Page): { status: number; token: string | undefined }[] {
  const answers: { status: number; token: string | undefined }[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/frappe.auth.get_logged_user')) return
    answers.push({ status: response.status(), token: response.request().headers().authorization })
  })
  return answers
}

test.describe('in token mode', () => {
  test.beforeEach(({ page }) => useTokenMode(page))

  test("the session's token signs in without a cookie", async ({ page, browser, owner }) => {
    const kept = await page.evaluate(() => ({ ...localStorage }))

    const context = await browser.newContext()
    const other = await context.newPage()
    await useTokenMode(other)
    await other.addInitScript((values) => Object.assign(localStorage, values), kept)
    const answers = loggedUserAnswers(other)
    const profile = new Profile(other)
    await profile.open()
    await profile.expectCompany('Rao Textiles', ['+91 9876543210'])
    expect(answers).toEqual([{ status: 200, token: `token ${owner.session.token}` }])
    await context.close()
  })

  test('a refused token ends the session with a message, and is not tried again', async ({
    page,
    signIn,
  }) => {
    const user = { username: '', email: '', full_name: '', home_page: '' }
    const session = { token: 'gone:gone', api_key: 'gone', api_secret: 'gone', sid: '', user }
    await page.addInitScript((dead) => {
      // A signed-in user's cookie does not count in token mode.
      // biome-ignore lint/suspicious/noDocumentCookie: all browsers have it
      document.cookie = 'user_id=somebody; path=/'
      if (!sessionStorage.getItem('started')) localStorage.setItem('session', dead)
      sessionStorage.setItem('started', 'true')
    }, JSON.stringify(session))
    const answers = loggedUserAnswers(page)
    await page.goto('/frontend/hr-owner-display')
    await signIn.toasted('Your session has expired. Please log in again.')
    await expect(page).toHaveURL(/\/login$/)
    expect(answers.filter(({ token }) => token === 'token gone:gone')).toEqual([
      { status: 401, token: 'token gone:gone' },
    ])
    await signIn.askForLoginCode(newMobile())
    await expect(page.getByRole('main').getByText('User Not Found')).toBeVisible()
  })
})

test("a guest's cookie lets the app skip asking the server", async ({ page, signIn }) => {
  const answers = loggedUserAnswers(page)
  await signIn.openLogin()
  await signIn.askForLoginCode(newMobile())
  await expect(page.getByRole('main').getByText('User Not Found')).toBeVisible()
  expect(answers).toEqual([])
})
