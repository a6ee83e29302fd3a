import { workerReady } from '../support/service-worker'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

test('Chromium finds nothing that keeps the app from being installed', async ({ page }) => {
  await page.goto('/frontend/jobs')
  await expect(page.locator('link[rel=manifest]')).toBeAttached()
  await workerReady(page)
  const devTools = await page.context().newCDPSession(page)
  const { errors, data = '' } = await devTools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data)
  const colour = page.locator('meta[name=theme-color]')
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
  // A test's window keeps nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
