import { expectAccessible } from '../support/accessibility'
import { postJob } from '../support/market'
import { expect, test } from '../support/test'

test('an owner makes a key, a webhook and a connection with Frappe HR, and a program uses the key until it is deleted', async ({
  page,
  employer,
  playwright,
  baseURL,
}) => {
  const job = await postJob(employer)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/frontend/members')
  await page.getByRole('link', { name: 'Connections' }).click()
  await expect(page).toHaveURL(/\/connections$/)

  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByLabel('Name of the program').fill('Payroll')
  await page.getByRole('checkbox', { name: 'Read jobs' }).check()
  await page.getByRole('button', { name: 'Make a key' }).click()
  await expect(page.getByRole('heading', { name: 'Payroll' })).toBeVisible()
  await expect(page.getByText('Not used yet')).toBeVisible()
  const token = await page.getByText(/^jpk_/).innerText()
  await expectAccessible(page, 'connections, with a new key')

  // A program has no cookies.
  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  })
  const ask = (method: string) => program.get(`/api/method/job_portal.api.${method}`)
  const jobs = await ask('get_posted_jobs')
  expect(jobs.status()).toBe(200)
  expect(await jobs.text()).toContain(job)
  expect((await ask('get_members')).status()).toBe(403)

  await page.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: 'Delete the key Payroll?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByRole('heading', { name: 'Payroll' })).toHaveCount(0)
  await expect(page.getByText(token)).toHaveCount(0)
  expect((await ask('get_posted_jobs')).status()).toBe(401)
  await program.dispose()

  const part = (name: string) => page.locator('section', { has: page.getByRole('heading', { name }) })
  const hooks = part('Webhooks')
  await hooks.getByLabel('Address').fill('https://10.0.0.1/hook')
  await page.getByRole('button', { name: 'Add the address' }).click()
  await expect(hooks.getByRole('alert')).toContainText('This address cannot be called.')
  await hooks.getByLabel('Address').fill('https://hooks.example.com/jobs')
  await page.getByRole('button', { name: 'Add the address' }).click()
  await expect(page.getByText('Copy the secret now. Nobody can read it again.')).toBeVisible()
  await expect(page.getByText('webhook.added')).toBeVisible()

  const system = part('Frappe HR')
  await system.getByLabel('Address').fill('https://hr.example.com')
  await system.getByLabel('Your company, as spelled there').fill('Rao Textiles')
  await system.getByLabel('API key').fill('a1b2c3')
  await system.getByLabel('API secret').fill('d4e5f6')
  await system.getByRole('button', { name: 'Connect' }).click()
  await expect(system.getByText('https://hr.example.com · Rao Textiles')).toBeVisible()
  await expectAccessible(page, 'connections, with Frappe HR')
  await system.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: 'Delete this connection?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(system.getByLabel('Address')).toBeVisible()
})
