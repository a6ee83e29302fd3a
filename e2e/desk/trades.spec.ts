// On a bench: an administrator adds a trade, and a name that people searched, and the app's search finds jobs by them.

import { expect, type Locator, type Page, test } from '@playwright/test'
import { Administrator } from '../../scripts/lib/administrator.mjs'
import { newMark } from '../../scripts/lib/sample-company.mjs'
import { postJob, signUpEmployer } from '../../scripts/lib/sample-job.mjs'

test.use({ viewport: { width: 1400, height: 900 }, isMobile: false, hasTouch: false })

const BROWSERS = 12
const STORE = 'job_portal.jobs.finding.unfound.store'

async function logIn(page: Page, url: string): Promise<void> {
  const pwd = process.env.ADMIN_PASSWORD ?? 'admin'
  await page.request.post(`${url}/api/method/login`, { form: { usr: 'Administrator', pwd } })
}

/** Opens `path` again and again until `sought` is there: a background job brings it. */
async function untilShown(page: Page, path: string, sought: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(sought).toBeVisible({ timeout: 10_000 })
  }).toPass()
}

async function expectFound(page: Page, search: string, title: string): Promise<void> {
  await page.context().clearCookies()
  await untilShown(page, `/frontend/jobs?search=${search}`, page.getByRole('link', { name: title }))
}

/** Searches from several browsers for a text that no job has, and has the counts stored. */
async function miss(url: string, administrator: Administrator, text: string): Promise<void> {
  for (let browser = 0; browser < BROWSERS; browser += 1) {
    const headers = { 'User-Agent': `Mozilla/5.0 (Linux; Android 14; Phone ${browser}) Chrome/140.0 Mobile` }
    const reply = await fetch(`${url}/api/method/job_portal.api.list_jobs?search=${text}`, { headers })
    expect(reply.status).toBe(200)
  }
  const [job] = await administrator.client.call('frappe.client.get_list', {
    doctype: 'Scheduled Job Type',
    filters: { method: STORE },
    fields: ['name', 'method', 'doctype'],
  })
  await administrator.client.call('frappe.core.doctype.scheduled_job_type.scheduled_job_type.execute_event', {
    doc: JSON.stringify({ ...job, doctype: 'Scheduled Job Type' }),
  })
}

test('a trade that Desk adds, and a searched text that becomes its name, find the job', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const url = String(baseURL)
  const [name, searched] = [newMark(), newMark()]
  const title = `${name} racer`
  const names = { hi: newMark(), ta: newMark(), te: newMark() }
  const administrator = await Administrator.signIn(url)
  await administrator.useTrialGateway()
  const owner = await signUpEmployer(url, administrator)
  await postJob(owner, { title })

  await logIn(page, url)
  await page.goto('/app/jp-trade/new', { waitUntil: 'domcontentloaded' })
  await page.locator('input[data-fieldname=title]').filter({ visible: true }).fill(title)
  for (const [language, typed] of Object.entries(names)) {
    const field = `names_${language}`
    await page.locator(`textarea[data-fieldname=${field}]`).fill(typed)
    // Desk takes a value over when its field is left.
    await page.keyboard.press('Tab')
    await page.waitForFunction(([of, value]) => window.cur_frm?.doc[of] === value, [field, typed] as const)
  }
  await page.getByRole('button', { name: 'Save' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(new RegExp(`/jp-trade/${name}-racer$`))
  for (const typed of Object.values(names)) await expectFound(page, typed, title)

  await miss(url, administrator, searched)
  await logIn(page, url)
  const row = page.locator('.dt-row', { hasText: searched })
  await untilShown(page, '/app/query-report/Job%20Portal%20Unfound%20Searches', row)
  await row.locator('input[type=checkbox]').check()
  await page.getByRole('button', { name: 'Add to a Trade' }).click()
  const dialog = page.locator('.modal-dialog').filter({ visible: true })
  await expect(dialog.locator('textarea')).toHaveValue(searched)
  // The dialog moves the focus here when it has opened, which would close the list of trades.
  await expect(dialog.locator('textarea')).toBeFocused()
  await dialog.locator('input[data-fieldname=trade]').fill(title)
  await dialog.getByRole('option').filter({ hasText: title }).click()
  await dialog.locator('select[data-fieldname=names]').selectOption('names_hi')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expectFound(page, searched, title)
})
