import type { Page } from '@playwright/test'
import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { holdRequests, openWithoutScripts } from '../support/network'
import { expect, test } from '../support/test'

test('what was typed before hydration stays, with focus and caret, and reaches the app', async ({
  page,
  signIn,
}) => {
  const hydrate = await openWithoutScripts(page, 'login')
  await signIn.mobile().pressSequentially('98 765 43210')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await hydrate()
  await expect(signIn.mobile()).toHaveValue('9876543210')
  await expect(signIn.mobile()).toBeFocused()

  const hydrateAgain = await openWithoutScripts(page, 'login')
  await signIn.mobile().fill('')
  await signIn.mobile().pressSequentially('8765432')
  await page.keyboard.press('Home')
  await hydrateAgain()
  await page.keyboard.type('9')
  await expect(signIn.mobile()).toHaveValue('98765432')
})

for (const send of ['tap', 'Enter'] as const)
  test(`a form that was sent by ${send} before hydration is sent afterwards`, async ({ page, signIn }) => {
    const hydrate = await openWithoutScripts(page, 'login')
    await signIn.mobile().fill(newMobile())
    if (send === 'tap') await page.getByRole('button', { name: 'OTP' }).tap()
    else await page.keyboard.press('Enter')
    await hydrate()
    await expect(page.getByRole('main').getByText('User Not Found')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  })

test('a link works before hydration, and what is typed then replaces the draft', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'draft:signup',
      JSON.stringify({ owner: null, values: { name: 'Old', mobile: '98' } }),
    ),
  )
  const hydrate = await openWithoutScripts(page, 'login')
  await page.getByRole('link', { name: 'Sign Up' }).tap()
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
  await page.getByLabel('Name').fill('Asha Rao')
  await hydrate()
  await expect(page.getByLabel('Mobile Number')).toHaveValue('98')
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao')
  const kept = await page.evaluate(() => localStorage.getItem('draft:signup'))
  expect(JSON.parse(String(kept)).values).toEqual({ name: 'Asha Rao', mobile: '98' })
})

test('a code typed before hydration fills its boxes and is sent', async ({ page, signIn }) => {
  const hydrate = await openWithoutScripts(page, 'verify-otp')
  await signIn.box(1).pressSequentially('123456')
  await signIn.verify().tap({ force: true })
  await hydrate()
  for (const digit of [1, 2, 3, 4, 5, 6]) await expect(signIn.box(digit)).toHaveValue(String(digit))
  await signIn.toasted('Invalid session. Please try again.')
})

const notLoaded = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page has not loaded completely.' })

test('a script that fails to load is reported, and a reload helps', async ({ page, signIn }) => {
  // The entry script, then a chunk that it imports.
  for (const script of ['main-*.js', 'chunk-*.js']) {
    await page.route(`**/${script}`, (route) => route.abort())
    await page.goto('/frontend/login')
    await expect(notLoaded(page)).toBeVisible()
    await page.unroute(`**/${script}`)
    await notLoaded(page).getByRole('link', { name: 'Reload' }).tap()
    await signIn.askForLoginCode(newMobile())
    await expect(page.getByRole('main').getByText('User Not Found')).toBeVisible()
    await expect(notLoaded(page)).toBeHidden()
  }
  // Home is not pre-rendered.
  await page.route('**/main-*.js', (route) => route.abort())
  await page.goto('/frontend/home')
  await expect(notLoaded(page)).toBeVisible()
  await page.unroute('**/main-*.js')
  await notLoaded(page).getByRole('link', { name: 'Reload' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notLoaded(page)).toBeHidden()
})

test('a slow script is reported until it arrives', async ({ page, signIn }) => {
  await page.clock.install()
  const letGo = await holdRequests(page, '**/*.js')
  // The clock is stopped, so that a busy machine does not use up the time.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/frontend/login', { waitUntil: 'commit' })
  await signIn.askForLoginCode(newMobile())
  await page.clock.fastForward(15_000)
  await expect(notLoaded(page)).toBeHidden()
  await page.clock.fastForward(10_000)
  await expect(notLoaded(page)).toBeVisible()
  await page.clock.resume()
  letGo()
  await expect(page.getByRole('main').getByText('User Not Found')).toBeVisible()
  await expect(notLoaded(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says so, and no number gets into the address', async ({ page, signIn }) => {
    await page.goto('/frontend/login')
    // Chromium does not render <noscript> when Playwright turns scripts off. So the test reads the markup.
    expect(await page.content()).toMatch(/<noscript>.*needs JavaScript.*<div id="root">/s)
    await signIn.mobile().fill('9876543210')
    await page.getByRole('button', { name: 'OTP' }).tap()
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('the first scripts are compiled while they load', async ({ request }) => {
  const page = await (await request.get('/frontend/login')).text()
  const scripts = [...page.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, address]) => String(address))
  const texts = await Promise.all(scripts.map(async (address) => (await request.get(address)).text()))
  const large = texts.filter((text) => text.length > 100_000)
  expect(large.length).toBeGreaterThan(1)
  for (const text of large) expect(text.slice(0, 29)).toBe('//# allFunctionsCalledOnLoad\n')
})
