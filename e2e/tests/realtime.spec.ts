import type { Page } from '@playwright/test'
import { Profile } from '../pages/profile'
import { expect, test } from '../support/test'

const APPROVED = { status: 'Approved' }
const REJECTED = { status: 'Rejected', review_reason: 'The PAN card cannot be read.' }

/** Resolves when the socket server has accepted the page: packet 40 of socket.io. */
function connection(page: Page): Promise<unknown> {
  const overPolling = page.waitForResponse(
    async (response) => response.url().includes('/socket.io/') && (await response.text()).includes('40/'),
  )
  const overWebSocket = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40/')),
    )
  return Promise.any([overPolling, overWebSocket])
}

test.describe('the review of a company', () => {
  test('shows at once while its screen is open', async ({ page, owner, toasted, administrator }) => {
    const connected = connection(page)
    await page.goto('/frontend/auth-finalization')
    await expect(page.getByText('Great to have you! we are finalizing your profile')).toBeVisible()
    await connected
    await administrator.update('JP Company', owner.company, APPROVED)
    await toasted('Your company profile was approved.')
    await expect(page.getByRole('heading', { name: 'Your company profile is approved' })).toBeVisible()

    await page.getByRole('link', { name: 'View Profile' }).click()
    await expect(page.getByText('Your profile is approved.')).toBeVisible()
    await administrator.update('JP Company', owner.company, REJECTED)
    await toasted('Your company profile was rejected: The PAN card cannot be read.')
    await expect(page.getByText('Your profile was rejected: The PAN card cannot be read.')).toBeVisible()
  })

  test('shows at the next load where the socket is off', async ({ page, owner, administrator }) => {
    await page.route('**/socket.io/**', (route) => route.abort())
    await page.goto('/frontend/auth-finalization')
    await expect(page.getByText('Please allow 24 working hours.')).toBeVisible()
    await administrator.update('JP Company', owner.company, REJECTED)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your company profile was rejected' })).toBeVisible()
    await expect(page.getByText(REJECTED.review_reason)).toBeVisible()
    await page.getByRole('link', { name: 'Correct Profile' }).click()
    await expect(page).toHaveURL(/\/create-company-profile/)

    await administrator.update('JP Company', owner.company, APPROVED)
    await new Profile(page).open()
    await expect(page.getByText('Your profile is approved.')).toBeVisible()
  })

  test('shows when its screen is looked at again', async ({ page, owner, administrator }) => {
    await page.route('**/socket.io/**', (route) => route.abort())
    await page.goto('/frontend/auth-finalization')
    await expect(page.getByText('Please allow 24 working hours.')).toBeVisible()
    await administrator.update('JP Company', owner.company, REJECTED)
    // The screen asks at most every five seconds.
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByRole('heading', { name: 'Your company profile was rejected' })).toBeVisible({
        timeout: 1000,
      })
    }).toPass()
  })
})
