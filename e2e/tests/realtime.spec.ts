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

/** Refuses the page's first request for events, as a server does that is too busy to look the session up. */
async function refuseFirstConnection(page: Page): Promise<void> {
  let refuse = (_namespace: string) => {}
  const refused = new Promise<string>((resolve) => {
    refuse = resolve
  })
  const answered = { request: false, poll: false }
  await page.route('**/socket.io/**', async (route) => {
    const request = route.request()
    const isPoll = new URL(request.url()).searchParams.has('sid')
    if (request.method() === 'POST' && !answered.request) {
      answered.request = true
      refuse(String(request.postData()).slice(2).replace(/,$/, ''))
      return route.fulfill({ body: 'ok' })
    }
    if (request.method() === 'GET' && !isPoll && !answered.poll) {
      const response = await route.fetch()
      return route.fulfill({ response, body: (await response.text()).replace('"websocket"', '') })
    }
    if (request.method() === 'GET' && !answered.poll) {
      answered.poll = true
      return route.fulfill({ body: `44${await refused},{"message":"Unauthorized"}` })
    }
    return route.continue()
  })
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

  test('shows when a refused socket is accepted', async ({ page, owner, administrator }) => {
    await refuseFirstConnection(page)
    const connected = connection(page)
    await page.goto('/frontend/auth-finalization')
    await expect(page.getByText('Please allow 24 working hours.')).toBeVisible()
    await administrator.update('JP Company', owner.company, APPROVED)
    await connected
    await expect(page.getByRole('heading', { name: 'Your company profile is approved' })).toBeVisible()
  })
})
