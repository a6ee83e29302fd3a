import type { Locator, Page } from '@playwright/test'
import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { sendToWindow, toastsGone } from '../pages/toasts'
import { limits } from '../support/limits'
import { expect, test } from '../support/test'

/** Runs before the page's scripts. Toasts close when the animation of their progress bar ends, here at `endClocks`. */
function stretchClocks(): void {
  document.addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element) || !target.matches('.Toastify__progress-bar--animated')) return
    for (const animation of target.getAnimations()) animation.updatePlaybackRate(1e-6)
  })
}

test.beforeEach(({ page }) => page.addInitScript(stretchClocks))

const endClocks = (page: Page) =>
  page.evaluate(() => {
    for (const bar of document.querySelectorAll('.Toastify__progress-bar--animated'))
      for (const animation of bar.getAnimations()) animation.finish()
  })

/** The progress bar. */
const clock = (toast: Locator) =>
  toast.evaluate((element) => {
    const bar = element.closest('.Toastify__toast')?.querySelector('.Toastify__progress-bar--animated')
    const animation = bar?.getAnimations()[0]
    return { state: animation?.playState, duration: animation?.effect?.getTiming().duration }
  })

async function boxOf(toast: Locator) {
  const box = await toast.boundingBox()
  if (!box) throw new Error('The toast is not on the screen.')
  return box
}

async function drag(page: Page, toast: Locator, share: number): Promise<void> {
  const { x, y, width, height } = await boxOf(toast)
  const middle = y + height / 2
  const start = x + 10
  await page.mouse.move(start, middle)
  await page.mouse.down()
  await page.mouse.move(start + (width * share) / 2, middle)
  await page.mouse.move(start + width * share, middle)
  await page.mouse.up()
}

test('a toast is at the top right for a while, waits under the pointer and without focus, and can be dragged away', async ({
  page,
  signIn,
}) => {
  const toast = signIn.toast('User Not Found')
  const isIn = (state: string) => expect.poll(async () => (await clock(toast)).state).toBe(state)
  async function show() {
    await toastsGone(page)
    await signIn.askForLoginCode(newMobile())
    await expect(toast).toBeVisible()
    // First, the toast slides in.
    await isIn('running')
    await page.mouse.move(0, 700)
  }
  await signIn.openLogin()
  await test.step('its window has no focus', async () => {
    await show()
    await sendToWindow(page, 'blur')
    await isIn('paused')
    // The same text shows only once.
    const answered = page.waitForResponse(/send_custom_sms/)
    await signIn.askForLoginCode(newMobile())
    await answered
    await expect(page.getByRole('button', { name: 'OTP' })).not.toHaveAttribute('aria-busy')
    await expect(toast).toHaveCount(1)
    await sendToWindow(page, 'focus')
    await isIn('running')
  })
  await test.step('the pointer', async () => {
    await toast.hover()
    await isIn('paused')
    await page.mouse.move(0, 700)
    await isIn('running')
    await endClocks(page)
    await expect(toast).toBeHidden()
  })
  await test.step('dragged by less than 80 % it comes back, and further it is gone', async () => {
    await show()
    await drag(page, toast, 0.6)
    await toast.hover()
    await isIn('paused')
    await drag(page, toast, 0.9)
    await expect(toast).toBeHidden()
  })
  await test.step('its place', async () => {
    await show()
    await page.setViewportSize({ width: 1280, height: 800 })
    const { x, y } = await boxOf(toast)
    expect(y).toBeLessThan(100)
    expect(x).toBeGreaterThan(640)
    expect((await clock(toast)).duration).toBe(limits.toast_ms)
  })
})

test('on a phone a toast is below the header and moves nothing', async ({
  page,
  owner: _,
  hrDetails: hr,
}) => {
  await hr.openForm()
  await hr.fill({ name: 'Meera Iyer', mobile: '9876543210', email: 'meera@example.in' })
  await hr.save().click()
  const saved = page.locator('.Toastify__toast')
  const contact = hr.entry('Meera Iyer')
  await expect(contact).toBeVisible()
  const { y: headerTop, height: headerHeight } = await boxOf(page.getByRole('banner'))
  expect((await boxOf(saved)).y).toBeGreaterThanOrEqual(headerTop + headerHeight)
  const { y } = await boxOf(contact)
  await page.getByRole('button', { name: 'Back' }).click({ trial: true })
  await expect(saved.locator('.Toastify__progress-bar--animated')).toBeVisible()
  await endClocks(page)
  await expect(saved).toHaveCount(0)
  expect((await boxOf(contact)).y).toBe(y)
})

test('an error of loading the profile stays longer', async ({ page, newcomer: _, toast }) => {
  await page.evaluate(() => localStorage.setItem('companyName', 'JPC-00000'))
  await page.goto('/frontend/profile')
  const notFound = toast('Company name not found')
  await expect(notFound).toBeVisible()
  expect((await clock(notFound)).duration).toBe(limits.toast_long_ms)
})
