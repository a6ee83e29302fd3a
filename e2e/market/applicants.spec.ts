import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { Candidates } from '../pages/candidates'
import { cardsOf, Home } from '../pages/home'
import { expectAccessible, expectFreeTargets } from '../support/accessibility'
import type { Account } from '../support/accounts'
import { type Applicant, applyAs, postJob } from '../support/market'
import { holdRequests, methodUrl } from '../support/network'
import { ACCEPTED, received } from '../support/realtime'
import { pdf } from '../support/samples'
import { test as base, expect } from '../support/test'
import { inDoubledText } from '../support/text-zoom'

const DECIDE = methodUrl('job_portal.api.decide_application')
const MEERA = { full_name: 'Meera Iyer', headline: 'Weaver', current_company: 'Rao Mills', pincode: '560001' }
const RAVI = { full_name: 'Ravi Kumar', headline: 'Dyer', experience_years: 3, pincode: '411001' }

type Applied = {
  candidates: Candidates
  /** A job of the employer, for which Meera applied first and Ravi second. */
  job: string
  meera: Applicant
}

const test = base.extend<Applied>({
  candidates: async ({ page }, use) => use(new Candidates(page)),
  job: async ({ employer }, use) => use(await postJob(employer)),
  meera: async ({ job, signUpElsewhere }, use) => {
    const meera = await applyWithResume(await signUpElsewhere(), job)
    await applyAs(await signUpElsewhere(), job, RAVI)
    await use(meera)
  },
})

async function applyWithResume(account: Account, job: string): Promise<Applicant> {
  const file = new File([new Uint8Array(pdf('Meera Iyer'))], 'meera.pdf', { type: 'application/pdf' })
  const resume = await account.upload(file)
  return applyAs(account, job, MEERA, { cover_letter: 'I weave silk & cotton.', resume })
}

/** The status on the server. A decision shows before it is stored, so poll this. */
const statusOf = async (who: Applicant) =>
  (await who.call('job_portal.api.get_applications', {})).items[0].status

/** With doubled text no bar covers the focused element. */
async function expectFreeDoubled(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 1600 })
  await inDoubledText(page, () => expectFreeTargets(page, `${what}, doubled text`))
  await page.setViewportSize({ width: 360, height: 740 })
}

test('a company shortlists, interviews and hires, and the candidate is told of each', async ({
  page,
  candidates,
  job,
  meera,
  toasted,
}) => {
  await candidates.openApplicants(job)
  await expect(candidates.heading('Recent People Applied (2)')).toBeVisible()
  await expect(cardsOf(page).first()).toContainText('Ravi Kumar')
  await expect(candidates.card('Meera Iyer')).toContainText('Weaver at Rao Mills')
  await expect(candidates.card('Meera Iyer')).toContainText('New')
  await expectFreeDoubled(page, 'job-applicants')
  // An application that the company has opened is no longer new.
  await candidates.open('Ravi Kumar')
  await expect(page.getByRole('listitem').filter({ hasText: 'Seen' })).toHaveAttribute('aria-current', 'step')
  await page.goBack()
  await page.getByRole('tab', { name: 'Unread' }).click()
  await expect(candidates.heading('Recent People Applied (1)')).toBeVisible()
  await expect(candidates.card('Ravi Kumar')).toBeHidden()
  await page.goto('/frontend/home')
  await page.getByRole('link', { name: 'Look at them' }).click()
  await expect(page).toHaveURL(/job-applicants\?unseen=1$/)
  await candidates.decide('Shortlist', 'Meera Iyer').click()
  await expect(candidates.card('Meera Iyer')).toContainText('Shortlisted')
  await expect.poll(() => statusOf(meera)).toBe('Shortlisted')

  await page.goto('/frontend/shortlist-profile')
  await expect(candidates.heading('Shortlisted Candidates (1)')).toBeVisible()
  await candidates.decide('Interview', 'Meera Iyer').click()
  const dialog = candidates.dialog('Interview with Meera Iyer')
  // The place is first filled with the company's own address.
  await expect(dialog.getByLabel('Place')).toHaveValue('12 MG Road, Ashoknagar, Bangalore')
  await dialog.getByLabel('Place').fill('')
  await dialog.getByRole('button', { name: 'Set Interview' }).click()
  await expect(dialog.getByText('Please choose a time in the future')).toBeVisible()
  await expect(dialog.getByText('Please say where')).toBeVisible()
  await expectAccessible(page, 'interview')
  await dialog.getByLabel('Date and time').fill('2020-01-01T10:00')
  await dialog.getByLabel('Place').fill('12 MG Road')
  await dialog.getByRole('button', { name: 'Set Interview' }).click()
  await expect(dialog.getByText('Please choose a time in the future')).toBeVisible()
  await dialog.getByLabel('Date and time').fill('2099-01-05T10:30')
  await dialog.getByRole('button', { name: 'Set Interview' }).click()
  await expect(dialog).toBeHidden()
  await expect(candidates.card('Meera Iyer')).toContainText('Interview')
  await expect(candidates.decide('Undo', 'Meera Iyer')).toBeFocused()

  await candidates.open('Meera Iyer')
  await candidates.decide('Interview', 'Meera Iyer').click()
  await expect(dialog.getByLabel('Date and time')).toHaveValue('2099-01-05T10:30')
  await expect(dialog.getByLabel('Place')).toHaveValue('12 MG Road')
  await page.keyboard.press('Escape')
  await expect(page.getByText(/Interview: Mon,? 5 Jan,? 10:30.am, at 12 MG Road/)).toBeVisible()
  await page.clock.install()
  await candidates.decide('Hire', 'Meera Iyer').click()
  await candidates.expectHistory(['Selected', 'Interview', 'Shortlisted', 'Applied'])
  // The decision is undone in time, so the candidate was not told.
  await expect(page.getByText('Meera Iyer is told after 10 seconds.')).toBeVisible()
  expect(await statusOf(meera)).toBe('Interview')
  await candidates.decide('Undo', 'Meera Iyer').click()
  await candidates.decide('Hire', 'Meera Iyer').click()
  await expect(page.getByText('Meera Iyer is told after 10 seconds.')).toBeVisible()
  await expectFreeDoubled(page, 'candidate')
  const question = page.getByRole('group', { name: /^Is .* filled\?$/ })
  await page.clock.fastForward(10_000)
  await expect(question).toBeVisible()
  await expect.poll(() => statusOf(meera)).toBe('Selected')
  const { history } = await meera.call('job_portal.api.get_application', { name: meera.application })
  expect(history.map(({ status }: { status: string }) => status)).toEqual([
    'Applied',
    'Shortlisted',
    'Interview',
    'Selected',
  ])
  await question.getByRole('button', { name: 'Close job' }).click()
  await toasted('The job is closed.')
  await expect(question).toBeHidden()
  await page.goBack()
  await expect(page.getByText('You have not shortlisted anybody yet.')).toBeVisible()
})

test('a person with several applications has one card, and is called with one tap', async ({
  page,
  candidates,
  employer,
  job,
  meera,
}) => {
  const second = await postJob(employer, { title: 'Cloth Folder' })
  await applyAs(meera, second, {})
  await page.goto('/frontend/job-applicants')
  await expect(candidates.heading('Recent People Applied (2)')).toBeVisible()
  const card = candidates.card('Meera Iyer')
  await expect(card.getByRole('link', { name: /^Applied for/ })).toHaveCount(2)
  await expectAccessible(page, 'several applications of one person')
  await candidates.decide('Ignore', 'Meera Iyer').first().click()
  await expect(card).toContainText('Ignored')
  await card.getByRole('link', { name: /^Applied for Cloth Folder/ }).click()
  await candidates.expectHistory(['Ignored', 'Applied'])
  await page.goto(`/frontend/job-applicants?job=${job}`)
  await expect(candidates.decide('Shortlist', 'Meera Iyer')).toBeVisible()
  await expect(card).toContainText('Meera Iyer will see that you viewed this number.')
  await candidates.decide('Call', 'Meera Iyer').click()
  const number = card.getByRole('link', { name: `+91 ${meera.mobile}` })
  await expect(number).toHaveAttribute('href', `tel:+91${meera.mobile}`)
  await expect(number).toBeFocused()
  await expectAccessible(page, 'a number')
})

test('a wide screen shows a table with keys, bulk actions, an export, and one candidate beside it', async ({
  page,
  candidates,
  job,
  meera,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await candidates.openApplicants(job)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  const beside = page.getByRole('region', { name: 'Candidate' })
  await expect(beside.getByRole('heading', { name: 'Ravi Kumar' })).toBeVisible()
  await expect(row('Ravi Kumar')).toContainText('Applied')
  await expect(row('Meera Iyer')).toContainText('New')
  await row('Ravi Kumar').getByRole('button').focus()
  await page.keyboard.press('ArrowDown')
  await expect(row('Meera Iyer').getByRole('button')).toBeFocused()
  await expect(beside.getByText('I weave silk & cotton.')).toBeVisible()
  await expectAccessible(page, 'job-applicants, wide')
  await page.keyboard.press('s')
  await expect(row('Meera Iyer')).toContainText('Shortlisted')
  await expect.poll(() => statusOf(meera)).toBe('Shortlisted')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => statusOf(meera)).toBe('Applied')

  await page.getByRole('checkbox', { name: 'All' }).check()
  await expect(page.getByText('2 chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Shortlist', exact: true }).click()
  await expect(page.getByText('0 chosen')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Shortlisted' })).toHaveCount(2)
  await page.getByRole('tab', { name: 'Applied' }).click()
  await expect(page).toHaveURL(/status=Applied/)
  await expect(page.getByText('No candidate matches what you look for.')).toBeVisible()
  await page.getByRole('tab', { name: 'Shortlisted' }).click()
  await expect(row('Meera Iyer')).toBeVisible()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await (await saved).path()
  const text = await readFile(file, 'utf8')
  expect(text).toContain('Meera Iyer,Weaver,Rao Mills')
  expect(text).not.toContain(meera.mobile)
  const { items } = await meera.call('job_portal.api.get_phone_looks', {})
  expect(items[0]).toMatchObject({ what: 'Export', job })

  // The other lists of applicants use the same table.
  await page.goto('/frontend/applied-candidates')
  await expect(candidates.heading('Applied Candidates (2)')).toBeVisible()
  await expect(row('Meera Iyer')).toContainText('Shortlisted')
  await page.goto('/frontend/shortlist-profile')
  await expect(row('Ravi Kumar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export as CSV' })).toBeVisible()
})

test('ignoring an applicant can be undone at once and for a day', async ({
  page,
  candidates,
  job,
  meera,
}) => {
  await candidates.openApplicants(job)
  await candidates.decide('Ignore', 'Meera Iyer').click()
  await expect(candidates.card('Meera Iyer')).toContainText('Ignored')
  const undo = candidates.decide('Undo', 'Meera Iyer')
  await expect(undo).toBeFocused()
  // While the decision is being saved, the button is busy and ignores taps.
  await expect(undo).toBeEnabled()
  await undo.press('Enter')
  await expect(candidates.decide('Ignore', 'Meera Iyer')).toBeFocused()
  await expect(candidates.card('Meera Iyer')).not.toContainText('Ignored')

  await candidates.decide('Ignore', 'Meera Iyer').click()
  // Wait until it is saved, so that the reload does not interrupt it.
  await expect(undo).toBeEnabled()
  await page.reload()
  await expect(candidates.decide('Shortlist', 'Meera Iyer')).toBeVisible()
  await candidates.open('Meera Iyer')
  await undo.click()
  await candidates.expectHistory(['Applied', 'Ignored', 'Applied', 'Ignored', 'Applied'])
  await expect(undo).toBeHidden()
  await expect.poll(() => statusOf(meera)).toBe('Applied')
})

test('the screen of a candidate has the letter, the resume, and a private note of the company', async ({
  page,
  candidates,
  meera,
}) => {
  await page.goto(`/frontend/candidate?application=${meera.application}`)
  await expect(page.getByText('I weave silk & cotton.')).toBeVisible()
  const resume = await page.getByRole('link', { name: 'Open the resume' }).getAttribute('href')
  const opened = await page.request.get(String(resume))
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await meera.request(String(resume))).status).toBe(403)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Open the resume' }).click()
  expect((await saved).suggestedFilename()).toMatch(/ - resume\.pdf$/)
  // The refusal is shown as a sentence.
  const { items } = await meera.call('job_portal.api.get_phone_looks', {})
  await meera.call('job_portal.api.block_company', { look: items[0].name })
  await page.getByRole('link', { name: 'Open the resume' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This candidate was not found.' })).toBeVisible()
  // If a searcher has blocked the company, it sees a frozen account.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'A frozen account' })).toBeVisible()
  await expect(page.getByText('I weave silk & cotton.')).toHaveCount(0)
  await meera.call('job_portal.api.unblock_company', { look: items[0].name })
  await page.reload()
  await expect(page.getByText('I weave silk & cotton.')).toBeVisible()

  await candidates.note().fill('Ask for a reference.')
  await page.reload()
  await expect(candidates.note()).toHaveValue('Ask for a reference.')
  await candidates.saveNote().click()
  await expect(page.getByText('Note saved')).toBeVisible()
  await page.reload()
  await expect(candidates.note()).toHaveValue('Ask for a reference.')
  const own = await meera.call('job_portal.api.get_application', { name: meera.application })
  expect(JSON.stringify(own)).not.toContain('reference')
  await page.goto('/frontend/candidate?application=JPA-99999')
  await expect(page.getByText('This application was not found.')).toBeVisible()
})

test('the filter page returns to its list with the chosen filters', async ({
  page,
  candidates,
  job,
  meera,
}) => {
  await candidates.openApplicants(job)
  await expect(cardsOf(page).first()).toContainText('Ravi Kumar')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('radio', { name: 'Old to New' }).check()
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(new RegExp(`/job-applicants\\?job=${job}&order=oldest$`))
  await expect(cardsOf(page).first()).toContainText('Meera Iyer')
  await expect(cardsOf(page)).toHaveCount(2)

  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('radio', { name: 'Old to New' })).toBeChecked()
  await page.getByRole('button', { name: 'Reset all' }).click()
  await page.getByRole('textbox', { name: 'Location' }).fill('Pune')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(candidates.heading('Recent People Applied (1)')).toBeVisible()
  await page.reload()
  await expect(cardsOf(page)).toHaveCount(1)
  await expect(candidates.card('Ravi Kumar')).toContainText('3 years')
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search candidates' }).pressSequentially('meera')
  await expect(page.getByText('No candidate matches what you look for.')).toBeVisible()
  const box = await page.getByRole('search').boundingBox()
  expect(box?.height).toBeLessThan(60)
  await expect(page).toHaveURL(/city=Pune&search=meera$/)
  await page.getByRole('searchbox').fill('dyer')
  await expect(candidates.card('Ravi Kumar')).toBeVisible()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('Experience').selectOption('3')
  await page.getByLabel('Distance from the job').selectOption('10')
  await expectAccessible(page, 'filter of applicants')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page.getByText('No candidate matches what you look for.')).toBeVisible()
  await expect(page).toHaveURL(/radius_km=10&experience=3$/)
  // The filter page is not in the history.
  await page.goBack()
  await expect(page).not.toHaveURL(/frontend\/(filter|job-applicants)/)
  expect(meera.application).toBeTruthy()
})

test('two taps make one decision, which shows at once; a decision whose answer is lost is sent again, a lost one is reverted, and a refusal is explained', async ({
  page,
  candidates,
  job,
  meera,
  toasted,
}) => {
  // Without the socket, so that the withdrawal does not change the list first.
  await page.route('**/socket.io/**', (route) => route.abort())
  await candidates.openApplicants(job)
  // A decision without an answer is sent a second time.
  await page.route(DECIDE, (route) => route.abort(), { times: 2 })
  await candidates.decide('Shortlist', 'Meera Iyer').click()
  await toasted('Please check your connection and try again.')
  await expect(candidates.card('Meera Iyer')).not.toContainText('Shortlisted')
  await expect.poll(() => statusOf(meera)).toBe('Applied')
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(DECIDE, loseAnswer, { times: 1 })
  await candidates.decide('Shortlist', 'Meera Iyer').click()
  await expect(candidates.decide('Undo', 'Meera Iyer')).not.toHaveAttribute('aria-busy')
  await candidates.decide('Undo', 'Meera Iyer').click()
  await expect(candidates.decide('Shortlist', 'Meera Iyer')).toBeEnabled()
  let sent = 0
  page.on('request', (request) => request.url().endsWith('decide_application') && sent++)
  const letGo = await holdRequests(page, DECIDE)
  await candidates.decide('Shortlist', 'Meera Iyer').click()
  await expect(candidates.card('Meera Iyer')).toContainText('Shortlisted')
  await candidates.decide('Undo', 'Meera Iyer').dispatchEvent('click')
  letGo()
  await expect(candidates.decide('Undo', 'Meera Iyer')).not.toHaveAttribute('aria-busy')
  expect(sent).toBe(1)
  await expect.poll(() => statusOf(meera)).toBe('Shortlisted')
  await candidates.decide('Undo', 'Meera Iyer').click()
  await expect(candidates.decide('Shortlist', 'Meera Iyer')).toBeEnabled()
  await expect.poll(() => statusOf(meera)).toBe('Applied')
  await meera.call('job_portal.api.withdraw_application', { name: meera.application })
  await candidates.decide('Shortlist', 'Meera Iyer').click()
  await toasted("This is not possible: the application's status is Withdrawn.")
  await expect(candidates.card('Meera Iyer')).toBeHidden()
  await expect(candidates.heading('Recent People Applied (1)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
})

test('a new applicant appears on the open screen', async ({
  page,
  candidates,
  job,
  employer: _,
  signUpElsewhere,
}) => {
  const connected = received(page, ACCEPTED)
  await candidates.openApplicants(job)
  await expect(page.getByText('Nobody has applied yet.')).toBeVisible()
  const matches = `/frontend/pre-screened-candidates?job=${job}`
  await expect(page.getByRole('link', { name: 'Find candidates' })).toHaveAttribute('href', matches)
  await connected
  await applyAs(await signUpElsewhere(), job, MEERA)
  await expect(candidates.heading('Recent People Applied (1)')).toBeVisible()
  await page.goto('/frontend/applied-candidates')
  await expect(candidates.heading('Weaver (1)')).toBeVisible()
})

test("without a company its screens offer to create one; guests sign in first, and a log-out shows the guest's view", async ({
  page,
  newcomer: _,
}) => {
  const screens = ['job-applicants', 'shortlist-profile', 'applied-candidates']
  for (const path of [...screens, 'my-jobs', 'home']) {
    await page.goto(`/frontend/${path}`)
    await expect(page.getByText('Company name not found.', { exact: false }).first(), path).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create Company' }).first(), path).toBeVisible()
  }
  await page.goto('/frontend/post-new-job?step=4')
  await expect(page.getByRole('heading', { name: 'First your company' })).toBeVisible()
  await expectAccessible(page, 'a company first')
  await page.getByRole('button', { name: 'Create Company' }).click()
  await expect(page).toHaveURL(/\/create-company-profile$/)

  await page.evaluate(() => localStorage.setItem('userType', 'job_searcher'))
  await new Home(page).logOut()
  await expect(page.getByText('Guest User')).toBeVisible()
  await expect(cardsOf(page).first()).toBeVisible()
  const others = ['pre-screened-candidates', 'candidate?application=JPA-00001', 'notifications']
  for (const path of [...screens, ...others]) {
    await page.goto(`/frontend/${path}`)
    await expect(page, path).toHaveURL(/\/login$/)
  }
  await page.goto('/frontend/post-new-job?step=4')
  await expect(page).toHaveURL(/\/signup$/)
})

test('on a slow connection an earlier answer does not undo a shown decision or note', async ({
  page,
  candidates,
  meera,
}) => {
  const url = methodUrl('job_portal.api.get_application')
  await page.goto(`/frontend/candidate?application=${meera.application}`)
  await expect(candidates.decide('Shortlist', 'Meera Iyer')).toBeVisible()
  // Without the socket, so that the decision does not reload the screen.
  await page.route('**/socket.io/**', (route) => route.abort())

  const letGo = await holdRequests(page, url)
  const isAsked = page.waitForRequest(url)
  await candidates.decide('Shortlist', 'Meera Iyer').click()
  await isAsked
  await expect(candidates.decide('Undo', 'Meera Iyer')).toBeVisible()
  letGo()
  await expect(candidates.decide('Undo', 'Meera Iyer')).not.toHaveAttribute('aria-busy')

  const letGoToo = await holdRequests(page, url)
  const isAskedAgain = page.waitForRequest(url)
  await candidates.note().fill('Ask for a reference.')
  await candidates.saveNote().click()
  await isAskedAgain
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(candidates.note()).toHaveValue('Ask for a reference.')
  letGoToo()
  await expect(page.getByText('Note saved')).toBeVisible()
  await expect(candidates.note()).toHaveValue('Ask for a reference.')
})
