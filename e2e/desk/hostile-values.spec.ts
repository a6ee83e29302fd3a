// On a bench whose database `job_portal.tests.hostile_rows.plant` has filled: no view of Desk runs what people wrote.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { root } from '../../scripts/lib/paths.mjs'

type Field = {
  fieldname: string
  fieldtype: string
  length?: number
  options?: string
  permlevel?: number
  label?: string
}
type DocType = {
  name: string
  fields: Field[]
  permissions: unknown[]
  issingle?: number
  is_tree?: number
  is_calendar_and_gantt?: number
  image_field?: string
  show_preview_popup?: number
}

const DOCTYPES: DocType[] = readdirSync(join(root, 'job_portal'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /doctype\/(\w+)\/\1\.json$/.test(path))
  .map((path) => JSON.parse(readFileSync(join(root, 'job_portal', path), 'utf8')))
  // Leaves out Singles, which hold texts of the site's own managers, and DocTypes that no role may read.
  .filter(({ issingle, permissions }) => !issingle && permissions.length > 0)
const OURS = new Set<string | undefined>(DOCTYPES.map(({ name }) => name))
const BREAKS = ['Section Break', 'Column Break', 'Tab Break', 'HTML']

/** The planted values that ran, see `hostile_rows.py`: pwn(1) a tag, pwn(2) an attribute, pwn(3) an address. */
const test = base.extend<{ ran: string[]; desk: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  ran: async ({}, use) => use([]),
  desk: async ({ context, page, ran, baseURL }, use) => {
    await context.exposeFunction('pwn', (kind: number) => ran.push(`pwn(${kind})`))
    page.on('pageerror', ({ name, message }) => name === 'ReferenceError' && ran.push(message))
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

/** Waits until Desk has loaded what it shows. It counts no frames: a page in the background draws none. */
async function settled(page: Page): Promise<void> {
  const isSettled = () =>
    // Print pages and the windows of reports are not Desk.
    !document.querySelector('.main-section') ||
    (window.frappe?.boot &&
      !window.frappe.request?.ajax_count &&
      document.body.dataset.ajaxState !== 'triggered')
  await page.waitForFunction(isSettled, null, { timeout: 30_000, polling: 100 })
}

/** Fails if an element runs something, or would at a touch. Also moves the pointer over the planted values. */
async function expectQuiet(page: Page, where: string): Promise<void> {
  await settled(page)
  for (const frame of page.frames()) {
    const found = await frame.evaluate(async () => {
      // Desk keeps earlier pages in the DOM.
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
      // The next task: by then an image that was not found has fired its event.
      await new Promise((resolve) => setTimeout(resolve))
      const evaluated = /1337/.test(document.body?.innerText ?? '') ? ['a template was evaluated'] : []
      return [...bad.map((element) => element.outerHTML.slice(0, 300)), ...evaluated]
    })
    expect.soft(found, `${where}: ${frame.url()}`).toEqual([])
  }
}

/** Waits until a planted value is visible. Otherwise the view would prove nothing. */
async function expectPlanted(page: Page, where: string): Promise<void> {
  const isShown = () => /pwn\(|hostile/.test(document.body.innerText)
  const shown = await page.waitForFunction(isShown, null, { timeout: 8000, polling: 100 }).catch(() => null)
  expect.soft(shown, `${where} shows nothing that was planted`).not.toBeNull()
}

/** The filter for the planted rows, which are not all on the first page. */
const PLANTED = { name: ['like', 'hostile%'] }

async function visit(page: Page, route: string[], where: string): Promise<void> {
  await page.evaluate(
    ([to, filters]) => {
      if (to[0] === 'List') window.frappe.route_options = filters
      window.frappe.set_route(to)
    },
    [route, PLANTED] as const,
  )
  await page.waitForFunction((to) => window.frappe.get_route().join() === to, route.join(), {
    timeout: 15_000,
    polling: 100,
  })
  await settled(page)
  await expectPlanted(page, where)
  await expectQuiet(page, where)
}

/** Opens Desk at a list, and waits for its rows: Desk loses a route that is set earlier. */
async function openList(page: Page, doctype: string): Promise<void> {
  await page.goto(`/app/${doctype.toLowerCase().replaceAll(' ', '-')}`, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(
    (of) => window.cur_list?.doctype === of && window.cur_list.data?.length > 0,
    doctype,
    {
      timeout: 30_000,
      polling: 100,
    },
  )
  await settled(page)
}

const storedNames = (page: Page, doctype: string): Promise<string[]> =>
  page.evaluate(([of, filters]) => window.frappe.db.get_list(of, { pluck: 'name', filters, limit: 20 }), [
    doctype,
    PLANTED,
  ] as const)

/** Groups a list by each field: the sidebar shows the values unescaped. Fields with typed texts are refused. */
async function groupList(page: Page, fields: Field[]): Promise<void> {
  for (const { fieldname, fieldtype } of fields) {
    const { status } = await page.evaluate(async (field) => {
      const side = window.cur_list.list_sidebar.list_group_by
      side.group_by_fields = [field]
      side.render_group_by_items()
      side.setup_dropdown()
      const query = new URLSearchParams({ doctype: window.cur_list.doctype, current_filters: '[]', field })
      const { status } = await fetch(`/api/method/frappe.desk.listview.get_group_by_count?${query}`)
      return { status }
    }, fieldname)
    expect.soft(status, `${fieldname} beside the list`).toBe(fieldtype === 'Data' ? 417 : 200)
    if (status !== 200) continue
    await page.locator('.group-by-field > a').filter({ visible: true }).click()
    await expect(page.locator('.group-by-item').filter({ visible: true }).first()).toBeVisible()
    await expectQuiet(page, `${fieldname} beside the list`)
    await page.keyboard.press('Escape')
  }
}

/** Formats other columns' texts as files, because the report view mixes its columns up. */
async function formatFiles(page: Page, { name, fields }: DocType): Promise<void> {
  const files = fields.filter(({ fieldtype }) => ['Attach', 'Attach Image'].includes(fieldtype))
  const drawn = await page.evaluate(
    ([of, ...fieldnames]) =>
      fieldnames.flatMap((fieldname) =>
        ['" onmouseover=pwn(2) b="', 'javascript:pwn(3)', '<img src=x onerror=pwn(1)>', '/files/a.png'].map(
          (value) => {
            const cell = document.createElement('div')
            cell.innerHTML = window.frappe.format(value, window.frappe.meta.get_docfield(of, fieldname))
            return [
              cell.textContent,
              ...[...cell.querySelectorAll('*')].map((each) => each.getAttributeNames().join()),
            ]
          },
        ),
      ),
    [name, ...files.map(({ fieldname }) => fieldname)] as const,
  )
  const texts = [['" onmouseover=pwn(2) b="'], ['javascript:pwn(3)'], ['<img src=x onerror=pwn(1)>']]
  expect(drawn).toEqual(files.flatMap(() => [...texts, ['/files/a.png', 'href,target']]))
}

async function groupReport(page: Page, doctype: string, field: string): Promise<void> {
  await page.evaluate((group_by) => {
    window.cur_list.group_by_control.apply_settings({ group_by, aggregate_function: 'count' })
    return window.cur_list.refresh()
  }, `\`tab${doctype}\`.\`${field}\``)
  const header = page.locator('.dt-cell--header', { hasText: /^\s*Count\s*$/ })
  await expect(header.filter({ visible: true })).toBeVisible()
  await expectPlanted(page, 'grouped report')
  await expectQuiet(page, 'grouped report')
}

/** Prints a report, for which Desk opens a window. */
async function printReport(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.evaluate(() =>
    window.cur_list
      .report_menu_items()
      .find((item: { label: string }) => item.label === 'Print')
      .action(),
  )
  await page.locator('.modal.show .btn-primary').filter({ visible: true }).click()
  const printed = await opened
  await expectPlanted(printed, 'printed report')
  await expectQuiet(printed, 'printed report')
  await printed.close()
}

for (const doctype of DOCTYPES)
  test(`${doctype.name} in every view`, async ({ desk }) => {
    test.setTimeout(180_000)
    const { name } = doctype
    const columns = doctype.fields.filter(
      ({ fieldtype, permlevel }) => !BREAKS.includes(fieldtype) && !permlevel,
    )
    // A column of ten digits is too short for the planted values, and a link to a User is empty.
    const planted = columns.filter(
      ({ fieldtype, length = 140, options }) => length > 20 && (fieldtype !== 'Link' || OURS.has(options)),
    )
    const first = (...types: string[]) => planted.find(({ fieldtype }) => types.includes(fieldtype))
    const grouped = [first('Data'), first('Link'), first('Select')].filter((field) => field !== undefined)
    await openList(desk, name)
    await call(desk, 'frappe.model.utils.user_settings.save', {
      doctype: name,
      user_settings: JSON.stringify({
        Report: { fields: [['name', name], ...columns.map(({ fieldname }) => [fieldname, name])] },
      }),
    })
    await openList(desk, name)
    await visit(desk, ['List', name, 'List'], 'list')
    await groupList(desk, grouped)
    // No button opens this view, but its address does.
    await visit(desk, ['List', name, 'Image'], 'image view')
    if (first('Date', 'Datetime'))
      await visit(desk, ['List', name, 'Calendar', `Hostile ${name}`], 'calendar')
    await visit(desk, ['List', name, 'Report'], 'report')
    const shown = await desk.evaluate(() => window.cur_list.columns.length)
    expect(shown, 'columns of the report').toBeGreaterThanOrEqual(columns.length)
    await formatFiles(desk, doctype)
    await printReport(desk)
    if (grouped[0]) await groupReport(desk, name, grouped[0].fieldname)
    const names = await storedNames(desk, name)
    expect(names.length).toBeGreaterThan(2)
    for (const one of names) await visit(desk, ['Form', name, one], `form of ${one}`)
    await visit(desk, ['print', name, String(names[0])], 'print preview')
    for (const one of names) {
      const of = new URLSearchParams({ doctype: name, name: one, format: 'Standard' })
      await desk.goto(`/printview?${of}`)
      await expectPlanted(desk, `print of ${one}`)
      await expectQuiet(desk, `print of ${one}`)
    }
  })

// Views that no step opens. Gantt and tree: Desk throws without the DocType's settings for them. Map: its popups show
// only a record's name, which code makes. Preview of a link: only if the DocType switches it on. Export: a sheet runs
// no script, and its formulas are tested in Python. Board: refused, see `code_only.refuse_board`.
test('no DocType of the app has the views that are not tested', () => {
  const asked = ['is_tree', 'is_calendar_and_gantt', 'image_field', 'show_preview_popup'] as const
  for (const doctype of DOCTYPES)
    expect(
      asked.filter((each) => doctype[each]),
      doctype.name,
    ).toEqual([])
})

test('search, bell, queue, workspace and dialogs show planted values as text', async ({ desk }) => {
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
