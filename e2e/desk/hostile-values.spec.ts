// On a bench, whose database `job_portal.tests.hostile_rows.plant` has filled: no view of Desk runs what people wrote.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { root } from '../../scripts/lib/paths.mjs'

type Field = { fieldname: string; fieldtype: string; permlevel?: number; label?: string }
type DocType = {
  name: string
  fields: Field[]
  issingle?: number
  title_field?: string
}

const DOCTYPES: DocType[] = readdirSync(join(root, 'job_portal'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /doctype\/(\w+)\/\1\.json$/.test(path))
  .map((path) => JSON.parse(readFileSync(join(root, 'job_portal', path), 'utf8')))
  .filter(({ issingle, name }) => !issingle && name !== 'JP Sealed Record')
const BREAKS = ['Section Break', 'Column Break', 'Tab Break', 'HTML']

/** What ran, by what is in `hostile_rows.py`: pwn(1) a tag, pwn(2) an attribute, pwn(3) an address. */
const test = base.extend<{ ran: string[]; desk: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  ran: async ({}, use) => use([]),
  desk: async ({ context, page, ran, baseURL }, use) => {
    await context.exposeFunction('pwn', (kind: number) => ran.push(`pwn(${kind})`))
    await signIn(context, String(baseURL))
    await use(page)
    expect(ran).toEqual([])
  },
})

test.use({ viewport: { width: 1500, height: 1000 }, isMobile: false, hasTouch: false })

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const pwd = process.env.ADMIN_PASSWORD ?? 'admin'
  const reply = await context.request.post(`${url}/api/method/login`, { form: { usr: 'Administrator', pwd } })
  expect(reply.ok()).toBe(true)
}

/** Calls a method of Frappe as the page does. */
const call = (page: Page, method: string, args: Record<string, unknown>) =>
  page.evaluate(([name, given]) => window.frappe.xcall(name, given), [method, args] as const)

/** Waits until Desk has asked for all that it shows. Not by frames: a page that nobody looks at draws none. */
async function settled(page: Page): Promise<void> {
  const isSettled = () =>
    !location.pathname.startsWith('/app') ||
    (window.frappe?.boot &&
      !window.frappe.request?.ajax_count &&
      document.body.dataset.ajaxState !== 'triggered')
  await page.waitForFunction(isSettled, null, { timeout: 30_000, polling: 100 })
}

/** Fails for an element that runs something, or that would if somebody touched it; and moves over what was planted. */
async function expectQuiet(page: Page, where: string): Promise<void> {
  await settled(page)
  for (const frame of page.frames()) {
    const found = await frame.evaluate(async () => {
      // Desk keeps the pages that it has shown.
      const elements = [...document.querySelectorAll('*')].filter((one) => one.getClientRects().length > 0)
      const bad = elements.filter((element) =>
        [...element.attributes].some(
          ({ name, value }) =>
            (name.startsWith('on') && value.includes('pwn')) ||
            (/^(href|src|action|formaction|data)$/.test(name) && /^\s*javascript:.*pwn/i.test(value)) ||
            (name === 'src' && value === 'x'),
        ),
      )
      for (const element of elements)
        if (element.children.length === 0 && element.textContent?.includes('pwn('))
          element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      // The next task: an image that was not found has said so.
      await new Promise((resolve) => setTimeout(resolve))
      const evaluated = /1337/.test(document.body?.innerText ?? '') ? ['a template was evaluated'] : []
      return [...bad.map((element) => element.outerHTML.slice(0, 300)), ...evaluated]
    })
    expect.soft(found, `${where}: ${frame.url()}`).toEqual([])
  }
}

/** Waits until something planted is to be read: else the view would prove nothing. */
async function expectPlanted(page: Page, where: string): Promise<void> {
  const isShown = () => /pwn\(|hostile/.test(document.body.innerText)
  const shown = await page.waitForFunction(isShown, null, { timeout: 8000, polling: 100 }).catch(() => null)
  expect.soft(shown, `${where} shows nothing that was planted`).not.toBeNull()
}

async function visit(page: Page, route: string[], where: string): Promise<void> {
  await page.evaluate((to) => {
    window.frappe.set_route(to)
  }, route)
  await page.waitForFunction((to) => window.frappe.get_route().join() === to, route.join(), { polling: 100 })
  await settled(page)
  await expectPlanted(page, where)
  await expectQuiet(page, where)
}

const storedNames = (page: Page, doctype: string): Promise<string[]> =>
  page.evaluate(
    (of) => window.frappe.db.get_list(of, { pluck: 'name', limit: 20, order_by: 'creation desc' }),
    doctype,
  )

for (const doctype of DOCTYPES)
  test(`${doctype.name} in every view`, async ({ desk }) => {
    test.setTimeout(180_000)
    const { name } = doctype
    const columns = doctype.fields
      .filter(({ fieldtype, permlevel }) => !BREAKS.includes(fieldtype) && !permlevel)
      .map(({ fieldname }) => [fieldname, name])
    const settings = { Report: { fields: [['name', name], ...columns] } }
    await desk.goto('/app/jp-industry', { waitUntil: 'domcontentloaded' })
    await settled(desk)
    await call(desk, 'frappe.model.utils.user_settings.save', {
      doctype: name,
      user_settings: JSON.stringify(settings),
    })
    await visit(desk, ['List', name, 'List'], 'list')
    await visit(desk, ['List', name, 'Report'], 'report')
    const names = (await storedNames(desk, name)).filter((one) => one.includes('hostile'))
    expect(names.length).toBeGreaterThan(2)
    for (const one of names) await visit(desk, ['Form', name, one], `form of ${one}`)
    await visit(desk, ['print', name, String(names[0])], 'print preview')
    for (const one of names) {
      const of = new URLSearchParams({ doctype: name, name: one, format: 'Standard' })
      await desk.goto(`/printview?${of}`)
      await expectQuiet(desk, `print of ${one}`)
    }
  })

test('what is beside the records: search, bell, queue, workspace, dialogs', async ({ desk }) => {
  test.setTimeout(180_000)
  await desk.goto('/app/job-portal')
  await expectQuiet(desk, 'workspace')
  await desk.goto('/app/query-report/Job Portal Review Queue')
  await expectPlanted(desk, 'queue')
  await expectQuiet(desk, 'queue')
  for (const typed of ['onmouseover', 'pwn', 'hostile']) {
    await desk.locator('#navbar-search').fill(typed)
    await expect(desk.locator('.awesomplete ul > li').filter({ visible: true }).first()).toBeVisible()
    await expectQuiet(desk, `search for ${typed}`)
  }
  await call(desk, 'frappe.desk.doctype.notification_log.notification_log.get_notification_logs', {})
  await desk.locator('#navbar-search').press('Escape')
  await desk.locator('.dropdown-notifications > button').click()
  await expect(desk.getByText('shared').filter({ visible: true }).first()).toBeVisible()
  await expectQuiet(desk, 'bell')
  for (const number of [0, 1, 2])
    for (const [doctype, button] of [
      ['JP Company', 'Approve'],
      ['JP Company', 'Reject'],
      ['JP Job', 'Remove'],
    ] as const) {
      await desk.goto(`/app/Form/${doctype}/hostile-${doctype.toLowerCase().replace(' ', '_')}-${number}`)
      await settled(desk)
      await desk.getByRole('button', { name: button, exact: true }).click()
      await expect(desk.locator('.modal.show')).toBeVisible()
      await expectQuiet(desk, `${button} of ${number}`)
    }
})
