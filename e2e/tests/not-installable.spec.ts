import { workerReady } from '../support/service-worker'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

test('a sample site is not installable', async ({ page }) => {
  await page.goto('/frontend/jobs')
  // The chunk that registers the worker would add the manifest.
  await workerReady(page)
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible()
  await expect(page.locator('link[rel=manifest], link[rel=apple-touch-icon]')).toHaveCount(0)
})
