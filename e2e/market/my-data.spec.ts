import { newMark } from '../../scripts/lib/sample-company.mjs'
import { Candidates } from '../pages/candidates'
import { Home } from '../pages/home'
import { MyData } from '../pages/my-data'
import { expectAccessible, expectVisibleFocus } from '../support/accessibility'
import { signInPage } from '../support/accounts'
import { applyAs, postJob, visitAs } from '../support/market'
import { expect, test } from '../support/test'

const PROFILE = { full_name: 'Asha Rao', headline: 'बिजली मिस्त्री', pincode: '560038', skills: ['Wiring'] }

test('an account sees its data and who looked, and downloads a copy', async ({
  page,
  newcomer,
  sharedEmployer,
}) => {
  const { application } = await applyAs(newcomer, await postJob(sharedEmployer), PROFILE)
  await sharedEmployer.call('job_portal.api.reveal_phone', { application })
  await visitAs(page, 'job_searcher')
  const home = new Home(page)
  await home.open()
  await home.menuButton().click()
  await home.menu().getByRole('link', { name: 'My Data' }).click()
  const myData = new MyData(page)
  await myData.summary('Your profile').press('Enter')
  await expect(myData.section('Your profile').getByText(PROFILE.headline)).toBeVisible()
  await page.keyboard.press('Tab')
  await expectVisibleFocus(page, 'my-data')
  await myData.summary('Who looked at').click()
  await expect(myData.section('Who looked at').getByText('Number', { exact: true })).toBeVisible()
  await expect(myData.section('Who looked at').getByText(/^\d+ \w{3,4} \d{4}, \d+:\d\d [ap]m$/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'My Profile' }).first()).toBeVisible()
  await expect(page.getByText('This device')).toBeVisible()
  for (const [button, dialog] of [
    ['Freeze my account', myData.freezing()],
    ['Delete my account', myData.deleting()],
  ] as const) {
    await myData.button(button).click()
    await expect(dialog).toBeVisible()
    await expectAccessible(page, button)
    await page.keyboard.press('Escape')
    await expect(myData.button(button)).toBeFocused()
  }

  const json = await myData.download('JSON, for programs')
  expect(json.name).toBe('my-data.json')
  const copy = JSON.parse(json.content.toString())
  expect(copy.resume.basics).toMatchObject({ name: PROFILE.full_name, label: PROFILE.headline })
  expect(copy.applications).toHaveLength(1)
  const file = await myData.download('PDF, to read')
  expect(file.name).toBe('my-data.pdf')
  expect(file.content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.content.includes('resume.json')).toBe(true)
})

test('a frozen account is hidden, says so on every screen, and is unchanged when thawed', async ({
  page,
  newcomer,
  sharedEmployer,
  browser,
}) => {
  const job = await postJob(sharedEmployer)
  const name = `Asha ${newMark()}`
  await applyAs(newcomer, job, { ...PROFILE, full_name: name })
  await visitAs(page, 'job_searcher')
  const [home, myData] = [new Home(page), new MyData(page)]
  await home.open()
  await home.menuButton().click()
  await home.menu().getByRole('link', { name: 'Freeze my account' }).click()
  await expect(myData.freezing()).toBeVisible()
  await expect(page).toHaveURL(/\/my-data$/)
  await myData.freezing().getByRole('button', { name: 'Freeze' }).press('Enter')
  await expect(myData.banner()).toBeVisible()
  await page.goto('/frontend/jobs')
  await expect(myData.banner()).toContainText('Nobody else sees anything of it.')
  await expectAccessible(page, 'jobs of a frozen account')

  const company = await (await browser.newContext({ baseURL: sharedEmployer.baseUrl })).newPage()
  await signInPage(company, sharedEmployer)
  const candidates = new Candidates(company)
  await candidates.openApplicants(job)
  await expect(candidates.card('A frozen account')).toBeVisible()
  await expect(candidates.card('A frozen account').getByRole('button')).toHaveCount(0)
  await candidates.open('A frozen account')
  await expect(company.getByText('This person has frozen their account.')).toBeVisible()
  await expectAccessible(company, 'a frozen applicant')

  await myData.banner().getByRole('button', { name: 'Thaw' }).click()
  await expect(myData.banner()).toBeHidden()
  await candidates.openApplicants(job)
  await expect(candidates.card(name)).toBeVisible()
  await company.context().close()
})

test("an account is deleted with a code; its other tab becomes a guest's, and its company sees a former applicant", async ({
  page,
  newcomer,
  sharedEmployer,
  administrator,
  browser,
  toasted,
}) => {
  const job = await postJob(sharedEmployer)
  await applyAs(newcomer, job, PROFILE, {})
  await visitAs(page, 'job_searcher')
  const other = await page.context().newPage()
  await other.goto('/frontend/my-data')
  await expect(other.getByRole('heading', { level: 1, name: 'My Data' })).toBeVisible()
  const myData = new MyData(page)
  await myData.open()
  await myData.askForCode()
  await expectAccessible(page, 'the code that deletes')
  // Aligned with the button below.
  const [box, button] = [
    myData.deleting().getByLabel('Digit 1 of 6'),
    myData.deleting().getByRole('button', { name: 'Delete for good' }),
  ]
  const leftOf = async (part: typeof box) => (await part.boundingBox())?.x ?? 0
  expect(await leftOf(box)).toBeGreaterThanOrEqual((await leftOf(button)) - 1)
  const code = await administrator.readCode(newcomer.mobile)
  await myData.enterCode(code === '000000' ? '111111' : '000000')
  await expect(myData.deleting().getByText('Incorrect OTP.')).toBeVisible()
  await myData.enterCode(code)
  await toasted('Your account is deleted.')
  await expect(page).toHaveURL(/\/home$/)
  await expect(other).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(newcomer.mobile)
  await page.goto('/frontend/my-data')
  await expect(page).toHaveURL(/\/login$/)

  const company = await (await browser.newContext({ baseURL: sharedEmployer.baseUrl })).newPage()
  await signInPage(company, sharedEmployer)
  const candidates = new Candidates(company)
  await candidates.openApplicants(job)
  await candidates.open('A former applicant')
  await expect(company.getByText('This person has deleted their account.')).toBeVisible()
  await expect(candidates.note()).toBeHidden()
  await expectAccessible(company, 'a former applicant')
  await company.context().close()
})
