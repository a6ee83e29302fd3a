import type { Page } from '@playwright/test'
import { newMark } from '../../scripts/lib/sample-company.mjs'
import { cardOf } from '../pages/home'
import { postJob, visitAs } from '../support/market'
import { holdRequests, openRendered, turnOffWorker } from '../support/network'
import { expect, test } from '../support/test'
import { hire } from '../support/walks'

// Tests share one market: each job has a title of its own.
const newTitle = (): string => `Rope Maker ${newMark()}`
// Posting a job refuses tags.
const HOSTILE = `" ' onload=alert(1) & &lt; --!> ]]> {{ 7 * 7 }} \u2067 👷🏽`

test("the tab's title names the job, for accounts as for guests", async ({ page, employer, request }) => {
  const title = newTitle()
  const job = await postJob(employer, { title })
  const guests = await (await request.get(`/frontend/job-details/${job}`)).text()
  const [, expected = ''] = /<title>(.*?)<\/title>/.exec(guests) ?? []
  expect(expected).toContain(`${title} at `)
  await page.goto(`/frontend/job-details/${job}`)
  await expect(page).toHaveTitle(expected)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Details')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a job can be read, and Apply Now works', async ({ page, otherEmployer: employer }) => {
    const title = newTitle()
    const job = await postJob(employer, { title, job_description: `Ropes of coir.\n${HOSTILE}` })
    await openRendered(page, `job-details/${job}/an-older-title`)
    await expect(page).toHaveURL(/\/rope-maker-/)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText('Ropes of coir.')).toContainText(HOSTILE)
    await expect(page.getByText(/needs JavaScript/)).toHaveCount(0)
    await page.getByRole('link', { name: 'Apply Now' }).click()
    await expect(page).toHaveURL(new RegExp(`/apply-job\\?job=${job}$`))
  })

  test('the list of jobs and a company lead to a job', async ({ page, otherEmployer: employer }) => {
    const title = newTitle()
    await postJob(employer, { title })
    for (const path of [`jobs?search=${encodeURIComponent(title)}`, `company/${employer.company}`]) {
      await openRendered(page, path)
      await cardOf(page, title).click()
      await expect(page).toHaveURL(/\/job-details\//)
      // A busy server may have answered with the plain page.
      await openRendered(page, new URL(page.url()).pathname.replace('/frontend/', ''))
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Apply Now' })).toBeVisible()
    }
  })

  test('home is that of the user type in the cookie', async ({ page, context, baseURL }) => {
    await openRendered(page, 'home')
    await expect(page.getByRole('heading', { name: 'Welcome to Job Portal' })).toBeVisible()
    await context.addCookies([{ name: 'userType', value: 'job_searcher', url: `${baseURL}/frontend` }])
    await openRendered(page, 'home')
    await expect(page.getByRole('heading', { name: 'Your next job is closer than you think' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Apply' }).first()).toBeVisible()
  })
})

/** Records the page's problems, requests and layout shifts. */
async function watch(page: Page) {
  const problems: string[] = []
  const asked: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('request', (request) => {
    // If a busy server sent the plain page, `openRendered` opens it again, and a plain page sends requests.
    if (request.isNavigationRequest()) asked.length = 0
    if (/api\.(get_(job|company|freelancer|brief)|list_\w+)\b/.test(request.url())) asked.push(request.url())
  })
  await page.addInitScript(() => {
    const countRules = () =>
      [...document.styleSheets]
        .filter(({ ownerNode }) => ownerNode instanceof HTMLElement && 'emotion' in ownerNode.dataset)
        .reduce((sum, { cssRules }) => sum + cssRules.length, 0)
    Object.assign(window, { shifts: 0, countRules })
    // Checked in the same task as the hydration: toasts and languages come later with their own styles.
    const mark = performance.mark.bind(performance)
    performance.mark = (name, options) => {
      if (name === 'hydrated') Object.assign(window, { hydratedRules: countRules() })
      return mark(name, options)
    }
    // The microphone loads with the script, and with its own styles.
    Reflect.deleteProperty(window, 'webkitSpeechRecognition')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shifts: entry.toJSON() })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return { problems, asked }
}

/** Opens each page, holds its scripts, and checks that the app takes over its nodes and styles, and asks for nothing. */
async function expectHydration(page: Page, paths: string[]): Promise<void> {
  await turnOffWorker(page)
  const { problems, asked } = await watch(page)
  for (const path of paths) {
    const letGo = await holdRequests(page, '**/main-*.js')
    await openRendered(page, path, 'commit')
    await page.waitForFunction(() => document.readyState !== 'loading')
    const before = await page.locator('#root *').elementHandles()
    const count = await page.evaluate(() => Reflect.get(window, 'countRules')())
    letGo()
    const rules = await page.waitForFunction(() => Reflect.get(window, 'hydratedRules'))
    const stayed = await page.evaluate((nodes) => nodes.every((node) => node.isConnected), before)
    expect(stayed, path).toBe(true)
    expect(await rules.jsonValue(), path).toBe(count)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts')), path).toBe(0)
    expect(asked, path).toEqual([])
    expect(problems, path).toEqual([])
  }
}

test.describe('a rendered page hydrates without moving, and asks for nothing again', () => {
  test('jobs, a company, home', async ({ page, otherEmployer: employer }) => {
    const title = newTitle()
    const job = await postJob(employer, { title, job_description: HOSTILE })
    const closed = await postJob(employer)
    await employer.call('job_portal.api.close_job', { name: closed })
    // The first page tells the server the user type.
    await visitAs(page, 'job_searcher')
    await expectHydration(page, [
      ...[`job-details/${job}`, `job-details/${closed}`, `company/${employer.company}`],
      ...[`jobs?search=${encodeURIComponent(title)}`, 'jobs?search=xylophonist', 'home'],
    ])

    // Days later a kept page shows that day's times once it is hydrated.
    await page.clock.setFixedTime(Date.now() + 3 * 86_400_000)
    await openRendered(page, `job-details/${job}`)
    await expect(page.getByText('Posted 3 days ago')).toBeVisible()
  })

  test('in Hindi', async ({ page, administrator, otherEmployer: employer }) => {
    await administrator.offerLanguages()
    const job = await postJob(employer)
    const pages = [`job-details/${job}`, 'login', 'signup'].map((path) => `${path}?_lang=hi`)
    await expectHydration(page, pages)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Devanagari}/u)
  })

  test('freelancers and briefs', async ({ page, signUpElsewhere }) => {
    const [poster, plumber] = [await signUpElsewhere(), await signUpElsewhere()]
    await hire(poster, [plumber])
    const { name } = await plumber.call('job_portal.api.get_my_freelancer')
    const fields = { title: 'A tap drips', category: 'plumber', pincode: '560001', when: 'flexible' }
    const { name: brief } = await poster.call('job_portal.api.post_brief', fields)
    await visitAs(page, 'find_freelancer')
    const pages = ['freelancers?search=plumber', `freelancers/${name}`, 'briefs', `briefs/${brief}`, 'home']
    await expectHydration(page, pages)
  })
})
