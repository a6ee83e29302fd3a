import { workerReady } from '../support/service-worker'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

test('a sample is nothing to install', async ({ page }) => {
  await page.goto('/frontend/jobs')
  // The file that brings the worker would bring the manifest.
  await workerReady(page)
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible()
  await expect(page.locator('link[rel=manifest], link[rel=apple-touch-icon]')).toHaveCount(0)
})
