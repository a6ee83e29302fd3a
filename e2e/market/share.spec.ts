import type { Page } from '@playwright/test'
import { cardOf, openMenu } from '../pages/home'
import { expectAccessible } from '../support/accessibility'
import { postJob } from '../support/market'
import { expect, test } from '../support/test'

declare global {
  interface Window {
    shared: ShareData[]
  }
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this job' })

/** Gives the page a share sheet, which Chromium on a desktop lacks. */
const withSheet = (page: Page) =>
  page.addInitScript(() => {
    window.shared = []
    Object.assign(navigator, { share: async (data: ShareData) => void window.shared.push(data) })
  })

test('a phone uses its share sheet, with a link that does not identify the person', async ({
  page,
  employer,
  baseURL,
}) => {
  const name = await postJob(employer, { title: 'Loom Hand' })
  const shared = { title: 'Loom Hand', url: `${baseURL}/frontend/job-details/${name}` }
  await withSheet(page)
  await page.goto('/frontend/my-jobs')
  await openMenu(cardOf(page, 'Loom Hand'))
  await cardOf(page, 'Loom Hand').getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => page.evaluate(() => window.shared)).toEqual([shared])

  await page.context().clearCookies()
  await page.goto(`/frontend/job-details?job=${name}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => page.evaluate(() => window.shared)).toEqual([shared])
  await expect(dialog(page)).toBeHidden()
})

test('without a share sheet the link can be copied or sent in a chat', async ({
  page,
  context,
  baseURL,
  sharedEmployer,
}) => {
  const title = `Cook & "Baker" > 100% #1 नमस्ते`
  const name = await postJob(sharedEmployer, { title })
  const url = `${baseURL}/frontend/job-details/${name}`
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/frontend/job-details/${name}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(dialog(page)).toContainText(url)
  await expectAccessible(page, 'share')
  const chat = dialog(page).getByRole('link', { name: 'Send by WhatsApp' })
  const sent = new URL(String(await chat.getAttribute('href')))
  expect(sent.origin + sent.pathname).toBe('https://wa.me/')
  expect([...sent.searchParams]).toEqual([['text', `${title}\n${url}`]])
  await dialog(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
})
