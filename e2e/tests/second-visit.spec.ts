import type { Page } from '@playwright/test'
import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { CompanyForm } from '../pages/company-form'
import { Home } from '../pages/home'
import { HrDetails } from '../pages/hr-details'
import { Profile } from '../pages/profile'
import { toasted } from '../pages/toasts'
import { SAMPLE_COMPANY } from '../support/accounts'
import { forgetScripts, readCaches, releaseKept } from '../support/service-worker'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

const OFFLINE = 'There was an error reaching the server. Please check your connection and try again.'

/** Opens a screen in a new tab, from what the first visit stored. */
async function openAgain(page: Page, screen: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(`/frontend/${screen}`)
  expect(
    await tab.evaluate(() => JSON.parse(String(document.getElementById('boot')?.textContent))),
  ).toMatchObject({ shell: true, csrf_token: '' })
  return tab
}

test('without a network the screens open, and calls report it; with full storage a screen is loaded', async ({
  page,
  signIn,
}) => {
  await signIn.openLogin()
  await releaseKept(page)
  await page.context().setOffline(true)

  const home = await openAgain(page, 'home')
  await expect(home.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/)
  await page.goto('/frontend')
  await expect(page).toHaveURL(/\/frontend\/login$/)
  await signIn.askForLoginCode(newMobile())
  await expect(page.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible()

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'OTP' }).click()
  await expect(page.getByRole('main').getByText('User Not Found')).toBeVisible()

  await home.close()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
  await forgetScripts(page)
  const again = await openAgain(page, 'home')
  await again.getByRole('link', { name: 'Profile' }).click()
  await expect(again.getByRole('main').getByText('Company name not found.')).toBeVisible()
  const kept = (await readCaches(again)).map(({ path }) => path)
  expect(kept.filter((path) => path.endsWith('.js'))).toEqual([])
})

test('a start without a network continues when it is back', async ({ page, resident: _ }) => {
  await page.goto('/frontend/home')
  await releaseKept(page)
  await page.context().setOffline(true)
  const home = await openAgain(page, 'home')
  await toasted(home, OFFLINE)
  // When a browser is closed it keeps the session's cookie and drops the user's.
  await page.context().clearCookies({ name: 'user_id' })
  const form = await openAgain(page, 'create-company-profile?step=2')
  await expect(form.getByRole('main').getByRole('alert')).toContainText(OFFLINE)

  await page.context().setOffline(false)
  await expect(form).toHaveURL(/\/create-company-profile\?step=2$/)
  await expect(new CompanyForm(form).step('Address Info')).toBeVisible()
  const bar = home.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'Profile' }).click()
  await new Profile(home).expectCompany(SAMPLE_COMPANY, [])
})

test('a cached page holds nothing of an account, serves it, and stores nothing of it after the log-out', async ({
  page,
  owner,
}) => {
  await page.goto('/frontend/profile')
  await expect(page.getByRole('heading', { name: 'Rao Textiles' })).toBeVisible()
  await releaseKept(page)
  const token = await page.evaluate(() => String(Reflect.get(window, 'csrf_token')))
  const { api_key, api_secret, sid, user } = owner.session
  const secrets = [
    token,
    api_key,
    api_secret,
    sid,
    user.username,
    owner.mobile,
    owner.company,
    'Rao Textiles',
  ]
  for (const secret of secrets) expect(secret).toMatch(/\S{5}/)

  // When a browser is closed it keeps the session's cookie and drops the user's.
  await page.context().clearCookies({ name: 'user_id' })
  const again = await openAgain(page, 'hr-owner-details')
  const answers: number[] = []
  again.on('response', (answer) => answer.url().includes('/api/') && answers.push(answer.status()))
  const hr = new HrDetails(again)
  await hr.add({ name: 'Meera Iyer', mobile: '9812345678', email: 'meera@example.in' })
  await expect(hr.entry('Meera Iyer')).toBeVisible()
  expect(answers.filter((status) => status !== 200)).toEqual([])

  const ours = /^\/frontend\/shell(\/|$)|^\/assets\/job_portal\/frontend\/[\w-]+-[A-Z2-7]{8}\.js$/
  async function expectNothingKept() {
    const kept = await readCaches(again)
    const isSecret = (content: string) => secrets.some((secret) => content.includes(secret))
    // Compared at once: a Playwright `expect` for each file and secret would take half a minute.
    const wrong = kept.filter(({ path, content }) => !ours.test(path) || isSecret(content))
    expect(wrong.map(({ path }) => path)).toEqual([])
  }
  expect((await readCaches(again)).length).toBeGreaterThan(5)
  await expectNothingKept()

  await new Home(again).logOut()
  const stored = () => again.evaluate(() => ({ ...localStorage }))
  // A guest's boot, for the next start.
  await expect.poll(async () => Object.keys(await stored()).sort()).toEqual(['boot', 'userType'])
  for (const secret of secrets) expect(JSON.stringify(await stored())).not.toContain(secret)
  await expectNothingKept()
})
