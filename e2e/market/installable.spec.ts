import type { Page } from '@playwright/test'
import { Application } from '../pages/application'
import { postJob } from '../support/market'
import { workerReady } from '../support/service-worker'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

const offer = (page: Page) => page.getByRole('region', { name: 'Keep the jobs on your home screen' })

test('Chromium finds no obstacle to installing the app', async ({ page }) => {
  await page.goto('/frontend/jobs')
  await expect(page.locator('link[rel=manifest]')).toBeAttached()
  await workerReady(page)
  const devTools = await page.context().newCDPSession(page)
  const { errors, data = '' } = await devTools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data)
  const colour = page.locator('meta[name=theme-color][media*=light]')
  await expect(colour).toHaveAttribute('content', manifest.theme_color)

  const icons: { src: string; sizes: string }[] = manifest.icons
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  for (const { src, sizes } of [...icons, { src: String(apple), sizes: '180x180' }]) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
      return `${width}x${height}`
    }, src)
    expect(size).toBe(sizes)
  }
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  // A test's window is incognito.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test.beforeEach(({ page }) =>
  // Only one thing is offered at a time, notifications first.
  page.addInitScript(() => localStorage.setItem('pushOffer', '{"at":0,"isRefused":true}')),
)

/** As Chromium does with a window. A headless one never asks. */
function offerToInstall(): void {
  window.addEventListener('load', () => {
    const look = setInterval(() => {
      if (!document.querySelector('link[rel=manifest]')) return
      clearInterval(look)
      const asked = () => {
        document.documentElement.dataset.asked = 'yes'
        return Promise.resolve({ outcome: 'accepted' })
      }
      window.dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: asked }),
      )
    }, 50)
  })
}

test('an applicant is offered once to install the app, and not over a form', async ({
  page,
  newcomer: _,
  sharedEmployer: employer,
}) => {
  const application = new Application(page)
  await page.addInitScript(offerToInstall)
  await application.open(await postJob(employer))
  await expect(page.locator('link[rel=manifest]')).toBeAttached()
  await expect(application.send()).toBeVisible()
  await expect(offer(page)).toBeHidden()
  await application.send().click()
  await expect(offer(page)).toBeVisible()
  await offer(page).getByRole('button', { name: 'Add to home screen' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes')
  await expect(offer(page)).toBeHidden()

  await application.open(await postJob(employer))
  await application.send().click()
  await expect(application.applied()).toBeVisible()
  await expect(offer(page)).toBeHidden()
})

test('iOS shows how to install the app, and the offer can be refused for good', async ({
  page,
  newcomer: _,
  sharedEmployer: employer,
}) => {
  const application = new Application(page)
  await page.addInitScript(() => Reflect.set(navigator, 'standalone', false))
  await application.open(await postJob(employer))
  await application.send().click()
  await expect(offer(page)).toContainText('Tap Share in your browser, then Add to Home Screen.')
  await offer(page).getByRole('button', { name: 'Do not ask again' }).click()
  await expect(offer(page)).toBeHidden()
  const kept = await page.evaluate(() => JSON.parse(String(localStorage.getItem('installOffer'))))
  expect(kept.isRefused).toBe(true)
})
