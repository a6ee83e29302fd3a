import { goWithin } from '../support/screens'
import { expect, test } from '../support/test'

// These addresses exist only on a live site.
const NEW = [
  ...['notifications', 'jobs-for-you', 'kept-searches', 'consents', 'candidate', 'my-data', 'change-number'],
  ...['members', 'connections', 'import-jobs', 'interviews', 'whose-account', 'company/JPC-00001'],
  ...['post-brief', 'my-briefs', 'briefs/JPB-00001', 'engagements/JPE-00001', 'favourites'],
]

test("a live site's screens are not found on a sample site", async ({ page, resident: _ }) => {
  const missing = page.getByRole('heading', { name: "Oops! This page doesn't exist." })
  await page.goto('/frontend/home')
  for (const path of NEW) {
    await goWithin(page, path)
    await expect(missing, path).toBeVisible()
    await goWithin(page, 'home')
    await expect(missing).toBeHidden()
  }
})

test('a sample site has no suggestions and no distances', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/suggest_jobs|find_places|nearest_pincode/.test(request.url())) asked.push(request.url())
  })
  for (const path of ['home', 'jobs']) {
    await page.goto(`/frontend/${path}`)
    const box = page.getByRole('searchbox', { name: 'Search jobs' })
    await box.fill('pune')
    await expect(page.getByRole('button', { name: 'Near me' })).toHaveCount(0)
    await expect(page.getByRole('combobox')).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: /^Jobs found: / })).toBeVisible()
  expect(asked).toEqual([])
})
