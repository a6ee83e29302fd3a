import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { agree, newMark } from '../../scripts/lib/sample-company.mjs'
import { Candidates } from '../pages/candidates'
import { Conversation } from '../pages/conversation'
import { expectAccessible } from '../support/accessibility'
import { signInPage } from '../support/accounts'
import { type Applicant, applyAs, postJob, visitAs } from '../support/market'
import { methodUrl } from '../support/network'
import { expect, test } from '../support/test'

const PHONE = { width: 360, height: 740 }

/** The phone of a job searcher, showing home. */
async function phoneOf(browser: Browser, searcher: Applicant, timezoneId: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: searcher.baseUrl, timezoneId, viewport: PHONE })
  const phone = await context.newPage()
  await signInPage(phone, searcher)
  await visitAs(phone, 'job_searcher')
  await phone.goto('/frontend/home')
  return phone
}

/** The interview's card on a job searcher's screen. */
const interviewOn = (page: Page) => page.getByRole('article').filter({ hasText: 'Rao Textiles' }).first()

test('two applicants want one seat and one asks for another time, which the company books', async ({
  page,
  browser,
  employer,
  signUpElsewhere,
}) => {
  test.slow()
  const mark = newMark()
  const job = await postJob(employer, { title: `Loom Operator ${mark}` })
  const asha = await applyAs(await signUpElsewhere(), job, { full_name: 'Asha Rao' })
  const ravi = await applyAs(await signUpElsewhere(), job, { full_name: 'Ravi Kumar' })
  await page.setViewportSize({ width: 1280, height: 800 })
  const candidates = new Candidates(page)

  // The company offers both the same time with one seat.
  await candidates.openApplicants(job)
  const offer = page.getByRole('button', { name: 'Offer times' })
  await expect(offer).toBeDisabled()
  await page.getByRole('checkbox', { name: 'All' }).check()
  await offer.click()
  const dialog = candidates.dialog('Offer times')
  await expect(dialog.getByLabel('Seats at each time')).toHaveValue('2')
  await dialog.getByLabel('Seats at each time').fill('1')
  await dialog.getByRole('button', { name: 'Offer times' }).click()
  await expect(dialog.getByText('Please choose a time in the future')).toBeVisible()
  await dialog.getByLabel('Date and time').fill('2099-01-05T10:30')
  await dialog.getByLabel('Place').fill('12 MG Road')
  await expectAccessible(page, 'offering times')
  // An offer without an answer is sent a second time. If both fail, the dialog says so and keeps what was typed.
  await page.route(methodUrl('job_portal.api.offer_interviews'), (route) => route.abort(), { times: 2 })
  await dialog.getByRole('button', { name: 'Offer times' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Please check your connection')
  await dialog.getByRole('button', { name: 'Offer times' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Interview: time to be chosen')).toBeVisible()

  // Both see it on home. The second page does not know that the seat is taken.
  const first = await phoneOf(browser, asha, 'Asia/Kolkata')
  const second = await phoneOf(browser, ravi, 'Asia/Dubai')
  await second.route('**/socket.io/**', (route) => route.abort())
  await second.reload()
  const seat = (phone: Page) => interviewOn(phone).getByRole('button', { name: /at 12 MG Road/ })
  await expect(seat(first)).toContainText(/Mon, 5 Jan, 10:30.am, at 12 MG Road/)
  await expect(seat(second)).toContainText(/10:30.am IST, at 12 MG Road/)
  await seat(first).dblclick()
  await expect(interviewOn(first)).toContainText(/Interview: Mon, 5 Jan, 10:30.am, at 12 MG Road/)
  await seat(second).click()
  await expect(interviewOn(second).getByRole('alert')).toContainText('This time is taken.')
  await expect(seat(second)).toContainText('Full')
  await expect(seat(second)).toBeDisabled()

  const saved = first.waitForEvent('download')
  await interviewOn(first).getByRole('button', { name: 'Add to calendar' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('interview.ics')
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR[\s\S]*DTSTART/)

  await interviewOn(second).getByRole('button', { name: 'Another time' }).click()
  const wish = second.getByRole('dialog', { name: 'Another time' })
  await wish.getByLabel('Date and time').fill('2099-01-06T09:00')
  await wish.getByRole('button', { name: 'Ask for it' }).click()
  await expect(interviewOn(second)).toContainText(/Another time is wished: Tue, 6 Jan, 9:00.am IST/)

  // The company's list has both. It books the wished time.
  await page.goto('/frontend/home')
  await page.getByRole('link', { name: 'Interviews' }).click()
  await page.getByRole('tab', { name: 'Coming' }).click()
  await expect(candidates.card('Asha Rao')).toContainText(/Interview: Mon, 5 Jan, 10:30.am, at 12 MG Road/)
  await candidates.card('Ravi Kumar').getByRole('button', { name: 'Set Interview' }).click()
  const booking = candidates.dialog('Interview with Ravi Kumar')
  await expect(booking.getByLabel('Date and time')).toHaveValue('2099-01-06T09:00')
  await expect(booking.getByLabel('Place')).toHaveValue('12 MG Road')
  await booking.getByRole('button', { name: 'Set Interview' }).click()
  await expect(candidates.card('Ravi Kumar')).toContainText(/Interview: Tue, 6 Jan, 9:00.am/)
  await candidates.card('Asha Rao').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Cancel the interview' }).click()
  await expect(candidates.card('Asha Rao')).toContainText('Interview: Cancelled')

  // The bell leads both to the application.
  await first.goto('/frontend/notifications')
  await first.getByRole('main').getByRole('link').first().click()
  await expect(interviewOn(first)).toContainText('Interview: Cancelled')
  await second.goto(`/frontend/my-jobs?job=${job}`)
  await expect(interviewOn(second)).toContainText(/Interview: Tue, 6 Jan, 9:00.am IST, at 12 MG Road/)
  await interviewOn(second).getByRole('button', { name: 'Decline' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(interviewOn(second)).toContainText('Interview: Declined')
  await first.context().close()
  await second.context().close()
})

test('times are offered and chosen in a conversation, and attendance is marked and undone', async ({
  page,
  browser,
  employer,
  signUpElsewhere,
}) => {
  await agree(employer)
  const job = await postJob(employer)
  const ravi = await applyAs(await signUpElsewhere(), job, { full_name: 'Ravi Kumar' })
  await page.goto(`/frontend/chat?application=${ravi.application}`)
  const chips = page.getByRole('group', { name: 'Ready sentences' })
  await chips.getByRole('button', { name: 'Interview', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Interview' })
  await sheet.getByLabel('Date and time').fill('2099-01-05T10:30')
  await sheet.getByRole('button', { name: 'Add another time' }).click()
  await sheet.getByLabel('Date and time 2').fill('2099-01-06T10:30')
  await sheet.getByRole('radio', { name: 'By phone' }).check()
  await sheet.getByRole('button', { name: 'Offer times' }).click()
  await expect(sheet).toBeHidden()
  const company = new Conversation(page)
  await expect(company.log).toContainText('Interview: time to be chosen')

  const phone = await phoneOf(browser, ravi, 'Asia/Kolkata')
  await phone.goto('/frontend/chat')
  await phone.getByRole('main').getByRole('link', { name: 'Rao Textiles' }).click()
  const own = new Conversation(phone)
  await own.log.getByRole('button', { name: /6 Jan, 10:30.am, by phone/ }).click()
  await expect(own.log).toContainText(/Interview: Tue, 6 Jan, 10:30.am, by phone/)
  await expectAccessible(phone, 'conversation with an interview')
  await expect(company.log).toContainText(/Interview: Tue, 6 Jan, 10:30.am, by phone/)

  // The company sets a time shortly ahead, which must leave a busy machine time to send it.
  let starts = 0
  await expect(() => {
    starts = Date.now() + 3000
    return employer.call('job_portal.api.decide_application', {
      ...{ name: ravi.application, decision: 'interview', place: 'call' },
      interview_at: new Date(starts).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' }),
    })
  }).toPass()
  await expect.poll(() => Date.now()).toBeGreaterThan(starts)
  await page.goto('/frontend/interviews')
  await page.getByRole('button', { name: 'Did not come' }).click()
  await expect(page.getByText('Interview: Did not come')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Came', exact: true }).click()
  await expect(page.getByText('Interview: Came')).toBeVisible()
  await phone.reload()
  await expect(own.log).toContainText('Interview: Came')
  await phone.context().close()
})
