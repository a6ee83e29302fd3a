import type { Locator, Route } from '@playwright/test'
import { cardsOf, Home, LABELS, type UserType } from '../pages/home'
import { pagesBefore } from '../support/browser-state'
import { holdRequests, methodUrl } from '../support/network'
import { expect, test } from '../support/test'

const LOGOUT = methodUrl('logout')

test('home asks for the user type and stores it, its filter changes it, and its search opens the jobs', async ({
  page,
}) => {
  const home = new Home(page)
  await home.open()
  await expect(page.getByText('Please select your user type to continue')).toBeVisible()
  await expect(home.tabs()).toHaveText(['Home', 'Profile'])
  for (const userType of Object.keys(LABELS) as UserType[]) await expect(home.choice(userType)).toBeVisible()

  await home.choice('company').click()
  await expect(home.link('New Job Post')).toBeVisible()
  await page.reload()
  await expect(home.link('New Job Post')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('userType'))).toBe('company')

  // On a sample site the bell does nothing.
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(home.filter().getByRole('button', { name: LABELS.company })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await home.filter().getByRole('button', { name: LABELS.job_searcher }).click()
  await expect(home.filter()).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Jobs' })).toBeVisible()
  for (const step of ['Create Accounts', 'Apply for New Jobs', 'Immediate Hiring'])
    await expect(page.getByText(step)).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(4)
  await home.link('See all').click()
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await home.search().fill('nagpur')
  await home.search().press('Enter')
  await expect(page).toHaveURL(/\/jobs\?search=nagpur$/)
  await expect(cardsOf(page)).toHaveCount(1)
  await expect(home.search()).toHaveValue('nagpur')
})

test("a company's home leads to its applicants, its short list and its jobs", async ({
  page,
  resident: _,
}) => {
  const home = new Home(page)
  await home.open()
  await expect(page.getByText('Asha Rao')).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(1)
  const leadsTo: [string | RegExp, string][] = [
    [/^06/, 'Applied Candidates'],
    [/^10/, 'Shortlist Profile'],
    ['UI/UX Designer', 'Job Applicants'],
    ['See All Jobs', 'My Jobs'],
  ]
  for (const [link, heading] of leadsTo) {
    await home.link(link).click()
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
  }
  await home.link('View all').click()
  await expect(cardsOf(page)).toHaveCount(4)
})

test('freelancers, and people who look for them, have a label and the common parts of home', async ({
  page,
}) => {
  const home = new Home(page)
  await home.openAs('freelancer')
  await expect(page.getByRole('heading', { name: 'Freelancer', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Filter' }).click()
  await home.filter().getByRole('button', { name: LABELS.find_freelancer }).click()
  await expect(page.getByRole('heading', { name: 'Find Freelancers', level: 1 })).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(0)
  await home.openMenu()
  await home.menu().getByRole('link', { name: 'Category' }).click()
  for (const [name, jobs] of [
    ['BA', '208 Jobs'],
    ['QA', '152 Jobs'],
    ['PM', '98 Jobs'],
  ] as const)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(jobs)
})

test('the menu takes, keeps and returns the focus; its six entries lead where they say, or report a failure', async ({
  page,
}) => {
  const home = new Home(page)
  await home.open()
  await home.menuButton().focus()
  await page.keyboard.press('Enter')
  await expect(home.menu().locator(':focus')).toHaveCount(1)
  for (let presses = 0; presses < 10; presses += 1) {
    const isOutside = await home
      .menu()
      .evaluate(
        (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
      )
    expect(isOutside).toBe(false)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(home.menu()).toBeHidden()
  await expect(home.menuButton()).toBeFocused()

  const leadsTo: [string, string][] = [
    ['About Us', 'About Us'],
    ['Category', 'Category'],
  ]
  for (const [entry, heading] of leadsTo) {
    await home.openMenu()
    await home.menu().getByRole('link', { name: entry }).click()
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/home$/)
  }
  for (const entry of ['Privacy Policy', 'Terms and Condition', 'Freeze my account']) {
    await home.openMenu()
    await home.menu().getByRole('link', { name: entry }).click()
    await expect(home.menu()).toBeHidden()
    await expect(page).toHaveURL(/\/home$/)
  }
  await page.route(LOGOUT, (route) => route.abort())
  await home.openMenu()
  await home.logoutButton().press('Enter')
  await expect(home.menu().getByRole('alert')).toContainText('There was an error')
  await expect(home.logoutButton()).toBeFocused()
  await page.unroute(LOGOUT)
  await home.logoutButton().click()
  await expect(home.menu()).toBeHidden()
  await expect(page).toHaveURL(/\/home$/)
  // Home is in the history only once.
  expect(await pagesBefore(page)).toBe(0)
})

test('closing the menu during a log-out moves nobody, and a toast shows the result', async ({
  page,
  owner: _,
  toasted,
}) => {
  const home = new Home(page)
  await home.open()
  const startLogout = async () => {
    await home.openMenu()
    await home.menu().getByRole('button', { name: 'Logout' }).click()
    await page.keyboard.press('Escape')
    await expect(home.menu()).toBeHidden()
  }
  let hold = (_: Route) => {}
  const held = new Promise<Route>((resolve) => {
    hold = resolve
  })
  await page.route(LOGOUT, hold, { times: 1 })
  await startLogout()
  await (await held).abort()
  await toasted('There was an error')

  const letGo = await holdRequests(page, LOGOUT)
  await startLogout()
  await home.link('New Job Post').click()
  const title = page.getByLabel('Job Title', { exact: true })
  await title.fill('Weaver')
  letGo()
  await toasted('You have been logged out.')
  await expect(title).toHaveValue('Weaver')
  await expect(page).toHaveURL(/\/post-new-job/)
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
})

test('the second tap of a double tap does not reach what the first one uncovered', async ({ page }) => {
  const home = new Home(page)
  await home.open()
  await home.openMenu()
  const reached: string[] = []
  await page.exposeFunction('reach', (name: string) => reached.push(name))
  await page.evaluate(() => {
    const { reach } = window as unknown as { reach: (name?: string) => void }
    addEventListener('click', ({ target }) =>
      reach((target as Element).closest('button')?.ariaLabel ?? 'other'),
    )
  })
  const devTools = await page.context().newCDPSession(page)
  const centreOf = async (button: Locator) => {
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height / 2 }
  }
  /** With the tap's own time, since the machine may be slow. */
  async function tap(at: { x: number; y: number }, timestamp: number) {
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at], timestamp })
    timestamp += 0.02
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
  }
  const bell = await centreOf(page.getByRole('button', { name: 'Notifications', includeHidden: true }))
  const close = await centreOf(home.menu().getByRole('button', { name: 'Close' }))
  const now = Date.now() / 1000
  for (const [at, after] of [
    [close, 0],
    [close, 0.08],
    [bell, 1],
  ] as const)
    await tap(at, now + after)
  await expect.poll(() => reached).toContain('Notifications')
  expect(reached).toEqual(['Close', 'Notifications'])
})
