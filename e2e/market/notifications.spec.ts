import { Notifications } from '../pages/notifications'
import { ACCEPTED, received } from '../support/realtime'
import { expect, test } from '../support/test'

const APPROVED = 'is approved. You can post jobs now.'

test('the bell counts unread notifications, and opening the list reads them in every tab', async ({
  page,
  employer: _,
}) => {
  const elsewhere = await page.context().newPage()
  const connected = received(elsewhere, ACCEPTED)
  await elsewhere.goto('/frontend/home')
  await expect(new Notifications(elsewhere).bell(1)).toBeVisible()
  await connected

  const notifications = new Notifications(page)
  await page.goto('/frontend/home')
  await notifications.bell(1).click()
  await expect(page).toHaveURL(/\/notifications$/)
  await expect(page).toHaveTitle('Notifications - Job Portal')
  await expect(notifications.day('Today')).toBeVisible()
  // It stays marked as new while the list is open.
  await expect(notifications.line(APPROVED)).toContainText('New:')
  await expect(new Notifications(elsewhere).bell(0)).toBeVisible()

  await page.reload()
  await expect(notifications.line(APPROVED)).not.toContainText('New:')
  await notifications.line(APPROVED).getByRole('link').click()
  await expect(page).toHaveURL(/\/frontend\/(?!notifications)/)
})
