// On a bench, whose database `job_portal.tests.hostile_rows.plant` has filled: no view of Desk runs what people wrote.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { root } from '../../scripts/lib/paths.mjs'
import { expect, test as base } from '../support/test'

type Field = { fieldname: string; fieldtype: string; permlevel?: number; label?: string }
type DocType = { name: string; fields: Field[]; image_field?: string; issingle?: number; title_field?: string }

const DOCTYPES: DocType[] = readdirSync(join(root, 'job_portal'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /doctype\/(\w+)\/\1\.json$/.test(path))
  .map((path) => JSON.parse(readFileSync(join(root, 'job_portal', path), 'utf8')))
  .filter(({ issingle, name }) => !issingle && name !== 'JP Sealed Record')
const BREAKS = ['Section Break', 'Column Break', 'Tab Break', 'HTML']

const slug = (doctype: string) => doctype.toLowerCase().replaceAll(' ', '-')

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

/** Waits until Desk has asked for all that it shows. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => window.frappe?.boot && !window.frappe.request?.ajax_count && document.body.dataset.ajaxState !== 'triggered',
  )
}

/** Fails for an element that runs something, or that would if somebody touched it; and moves over what was planted. */
async function expectQuiet(page: Page, where: string): Promise<void> {
  await settled(page)
  for (const frame of page.frames()) {
    const found = await frame.evaluate(async () => {
      const elements = [...document.querySelectorAll('*')]
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

/** Whether something planted is to be read: else the view would prove nothing. */
const planted = (page: Page) => page.locator('.page-container:visible, .print-format').getByText(/pwn\(|hostile/).first()

async function visit(page: Page, path: string, where: string): Promise<void> {
  await page.goto(path)
  await settled(page)
  await expect.soft(planted(page), where).toBeVisible()
  await expectQuiet(page, where)
}

const storedNames = (page: Page, doctype: string): Promise<string[]> =>
  page.evaluate(
    (of) => window.frappe.db.get_list(of, { pluck: 'name', limit: 20, order_by: 'creation desc' }),
    doctype,
  )

for (const doctype of DOCTYPES)
  test(`${doctype.name} in every view`, async ({ desk }) => {
    test.setTimeout(240_000)
    const path = `/app/${slug(doctype.name)}`
    const columns = doctype.fields
      .filter(({ fieldtype, permlevel }) => !BREAKS.includes(fieldtype) && !permlevel)
      .map(({ fieldname }) => [fieldname, doctype.name])
    await visit(desk, `${path}/view/list`, 'list')
    const settings = { Report: { fields: [['name', doctype.name], ...columns] } }
    const user_settings = JSON.stringify(settings)
    await call(desk, 'frappe.model.utils.user_settings.save', { doctype: doctype.name, user_settings })
    await visit(desk, `${path}/view/report`, 'report')
    if (doctype.image_field) {
      await desk.goto(`${path}/view/image`)
      await expectQuiet(desk, 'image')
    }
    await desk.goto(`${path}/view/dashboard`)
    await expectQuiet(desk, 'dashboard')
    const names = (await storedNames(desk, doctype.name)).filter((name) => /hostile|pwn/.test(name))
    expect(names.length).toBeGreaterThan(2)
    for (const name of names) {
      await visit(desk, `${path}/${encodeURIComponent(name)}`, `form of ${name}`)
      const of = `doctype=${encodeURIComponent(doctype.name)}&name=${encodeURIComponent(name)}`
      await desk.goto(`/printview?${of}&format=Standard`)
      await expectQuiet(desk, `print of ${name}`)
      await desk.goto(`/app/print/${encodeURIComponent(doctype.name)}/${encodeURIComponent(name)}`)
      await expectQuiet(desk, `print preview of ${name}`)
    }
  })
