import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Notifications } from '../pages/notifications'
import { expect, test } from '../support/test'

const script = fileURLToPath(new URL('../../scripts/review.mjs', import.meta.url))

/** What `npm run review` prints. */
async function review(baseURL: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, BASE_URL: baseURL }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env })
  return stdout
}

test('npm run review lists, approves and rejects, and the company hears of it at once', async ({
  page,
  owner,
}) => {
  const notifications = new Notifications(page)
  await page.goto('/frontend/home')
  await expect(notifications.bell(0)).toBeVisible()
  expect(await review(owner.baseUrl)).toContain(owner.company)

  expect(await review(owner.baseUrl, 'approve', owner.company)).toBe(`${owner.company}: Approved\n`)
  await expect(notifications.bell(1)).toBeVisible()
  expect(await review(owner.baseUrl)).not.toContain(owner.company)

  const reason = 'The PAN card cannot be read.'
  expect(await review(owner.baseUrl, 'reject', owner.company, reason)).toBe(`${owner.company}: Rejected\n`)
  await expect(notifications.bell(2)).toBeVisible()
  await notifications.bell(2).click()
  await expect(notifications.line(reason)).toBeVisible()
})
