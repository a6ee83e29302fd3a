import { expect, test } from '../support/test'

// These addresses come with a live market.
const NEW = ['notifications', 'kept-searches', 'candidate', 'company/JPC-00001']

for (const path of NEW)
  test(`${path} is no page while the site has samples only`, async ({ page, resident }) => {
    await page.goto(`/frontend/${path}`)
    await expect(page.getByRole('heading', { name: "Oops! This page doesn't exist." })).toBeVisible()
    expect(resident.company).toBeTruthy()
  })
