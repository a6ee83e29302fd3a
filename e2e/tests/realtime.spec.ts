import { Profile } from '../pages/profile'
import { ACCEPTED, REFUSED, received } from '../support/realtime'
import { expect, test } from '../support/test'

const APPROVED = { status: 'Approved' }
const REJECTED = { status: 'Rejected', review_reason: 'The PAN card cannot be read.' }

test.describe('the review of a company', () => {
  test('shows at once on its open screen', async ({ page, owner, toasted, administrator }) => {
    const connected = received(page, ACCEPTED)
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

  test('is shown on a slow phone: no socket is opened before the page listens', async ({
    page,
    owner,
    toasted,
    administrator,
  }) => {
    const connected = received(page, ACCEPTED)
    let isOpened = false
    page.on('request', (request) => (isOpened ||= request.url().includes('/socket.io/')))
    // Idle callbacks of the page run after the test dispatches 'idle', even those requested later.
    await page.addInitScript(() => {
      const idle = new Promise((resolve) => window.addEventListener('idle', resolve))
      window.requestIdleCallback = (action) => {
        void idle.then(() => action({ didTimeout: false, timeRemaining: () => 0 }))
        return 0
      }
    })
    const read = page.waitForResponse(/get_company_details/)
    await page.goto('/frontend/auth-finalization')
    await read
    expect(isOpened).toBe(false)

    await page.evaluate(() => window.dispatchEvent(new Event('idle')))
    await connected
    await administrator.update('JP Company', owner.company, APPROVED)
    await toasted('Your company profile was approved.')
  })

  test('shows without a socket when the screen becomes visible again, and at the next load', async ({
    page,
    owner,
    administrator,
  }) => {
    await page.route('**/socket.io/**', (route) => route.abort())
    await page.clock.install()
    await page.goto('/frontend/auth-finalization')
    await expect(page.getByText('Please allow 24 working hours.')).toBeVisible()
    await administrator.update('JP Company', owner.company, REJECTED)
    const rejected = page.getByRole('heading', { name: 'Your company profile was rejected' })
    // The screen asks at most every five seconds.
    await page.clock.fastForward(6000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(rejected).toBeVisible()
    await page.reload()
    await expect(rejected).toBeVisible()
    await expect(page.getByText(REJECTED.review_reason)).toBeVisible()
    await page.getByRole('link', { name: 'Correct Profile' }).click()
    await expect(page).toHaveURL(/\/create-company-profile/)

    await administrator.update('JP Company', owner.company, APPROVED)
    await new Profile(page).open()
    await expect(page.getByText('Your profile is approved.')).toBeVisible()
  })

  test('shows when a refused socket is accepted', async ({ page, owner, administrator }) => {
    // The server refuses an unknown key. Later requests of the page are unchanged.
    await page.route(
      '**/socket.io/**',
      (route) => {
        const headers = { ...route.request().headers(), authorization: 'token nobody:nothing' }
        return route.continue({ headers })
      },
      { times: 1 },
    )
    const refused = received(page, REFUSED)
    const connected = received(page, ACCEPTED)
    await page.clock.install()
    await page.goto('/frontend/auth-finalization')
    await expect(page.getByText('Please allow 24 working hours.')).toBeVisible()
    await refused
    await administrator.update('JP Company', owner.company, APPROVED)
    // The page tries again after ten seconds.
    await page.clock.fastForward(10_000)
    await connected
    await expect(page.getByRole('heading', { name: 'Your company profile is approved' })).toBeVisible()
  })
})
