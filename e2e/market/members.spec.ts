import type { Browser } from '@playwright/test'
import type { Administrator } from '../../scripts/lib/administrator.mjs'
import { Candidates } from '../pages/candidates'
import { Home } from '../pages/home'
import { Members } from '../pages/members'
import { SignIn } from '../pages/sign-in'
import { recordToasts, toasted } from '../pages/toasts'
import { expectAccessible } from '../support/accessibility'
import { SAMPLE_COMPANY } from '../support/accounts'
import { applyAs, postJob } from '../support/market'
import { expect, test } from '../support/test'

const MEERA = { full_name: 'Meera Iyer', headline: 'Weaver', pincode: '560001' }
const NO_LONGER = 'You are no longer a member of this company.'

/** Signs in on a phone that has no socket. */
async function signInOnPhone(browser: Browser, administrator: Administrator, mobile: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  await context.addInitScript(recordToasts)
  await context.route('**/socket.io/**', (route) => route.abort())
  const phone = await context.newPage()
  await new SignIn(phone, administrator).logIn(mobile)
  return phone
}

test('an owner invites; the member joins, decides, is removed, and loses access in every tab', async ({
  page,
  employer,
  administrator,
  browser,
  signUpElsewhere,
}) => {
  const job = await postJob(employer)
  const { application } = await applyAs(await signUpElsewhere(), job, MEERA)
  const recruiter = await signUpElsewhere()

  await page.setViewportSize({ width: 360, height: 740 })
  const [home, people] = [new Home(page), new Members(page)]
  await home.open()
  await home.menuButton().click()
  await home.menu().getByRole('link', { name: 'Team' }).click()
  await expect(people.card('Owner')).toContainText('You are the only owner.')
  await people.inviteNumber(recruiter.mobile)
  await expect(people.invited()).toContainText(recruiter.mobile.slice(-4))

  const phone = await signInOnPhone(browser, administrator, recruiter.mobile)
  await expect(phone).toHaveURL(/\/post-verification$/)
  await expect(phone.getByRole('heading', { name: `${SAMPLE_COMPANY} invites you` })).toBeVisible()
  await expectAccessible(phone, 'an invitation')
  await phone.getByRole('button', { name: 'Accept' }).click()
  await expect(phone).toHaveURL(/\/home$/)
  await expect(phone.getByRole('link', { name: 'New Job Post' })).toBeVisible()

  await phone.goto('/frontend/create-company-profile')
  await expect(phone.getByText('Only an owner can change the company.')).toBeVisible()
  await expect(phone.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(phone, 'the company of a recruiter')

  const candidates = new Candidates(phone)
  await candidates.openApplicants(job)
  await candidates.decide('Shortlist', MEERA.full_name).click()
  await expect(candidates.card(MEERA.full_name)).toContainText('Shortlisted')
  await candidates.open(MEERA.full_name)
  await expect(phone.getByText('By Asha Rao')).toBeVisible()
  const tab = await phone.context().newPage()
  await tab.goto('/frontend/members')
  await expect(new Members(tab).card('Recruiter').getByRole('button')).toHaveText(['Leave'])

  await people.card('Recruiter').getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: /^Remove / })
  await expect(question).toContainText('They lose access to the company at once')
  await expectAccessible(page, 'removing a member')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(people.card('Recruiter')).toHaveCount(0)

  await candidates.decide('Hire', MEERA.full_name).click()
  await toasted(phone, NO_LONGER)
  await expect(phone).toHaveURL(/\/home$/)
  await expect(tab).toHaveURL(/\/home$/)
  await expect(phone.getByText('Please select your user type to continue')).toBeVisible()
  await phone.goto(`/frontend/job-applicants?job=${job}`)
  await expect(phone.getByText('Company name not found.', { exact: false }).first()).toBeVisible()
  const read = recruiter.call('job_portal.api.get_application', { name: application })
  await expect(read).rejects.toThrow(/403/)
  await phone.context().close()
})
