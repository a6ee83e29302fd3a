import { newMark } from '../../scripts/lib/sample-company.mjs'
import { Application } from '../pages/application'
import { SearcherProfile } from '../pages/searcher-profile'
import { expectAccessibleAt, expectNoSidewaysScroll, expectVisibleFocus } from '../support/accessibility'
import { postJob, visitAs } from '../support/market'
import { expect, test } from '../support/test'
import { inDoubledText } from '../support/text-zoom'

test("the searcher's screens fit every width, and with text of twice the size", async ({
  page,
  newcomer,
  otherEmployer,
}) => {
  const fits = async (what: string) => {
    await expectAccessibleAt([320, 1280], page, what)
    await inDoubledText(page, () => expectNoSidewaysScroll(page, `${what}, doubled text`))
  }
  const title = `Loom Operator ${newMark()}`
  const job = await postJob(otherEmployer, { title })
  await visitAs(page, 'job_searcher')
  const application = new Application(page)
  await application.open(job)
  await fits('apply-job')
  await newcomer.call('job_portal.api.apply_to_job', { job })
  await application.openMyJobs()
  await application.card(title).getByText('History').click()
  await fits('my-jobs')
  await new SearcherProfile(page).open()
  await fits('profile')
})

test('skills are added and taken out, and an application withdrawn, by the keyboard alone', async ({
  page,
  newcomer,
  otherEmployer,
}) => {
  const title = `Loom Operator ${newMark()}`
  const job = await postJob(otherEmployer, { title })
  await newcomer.call('job_portal.api.apply_to_job', { job })
  await visitAs(page, 'job_searcher')
  const profile = new SearcherProfile(page)
  await profile.open()
  await profile.field('Skills').focus()
  await page.keyboard.type('Looms')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Dyeing')
  await page.keyboard.press('Enter')
  await expect(profile.field('Skills')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove Looms' })).toBeFocused()
  await expectVisibleFocus(page, 'a skill')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Looms' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove Dyeing' })).toBeVisible()

  const application = new Application(page)
  await application.openMyJobs()
  await application.card(title).getByRole('button', { name: 'Withdraw' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Withdraw Application' }).focus()
  await expectVisibleFocus(page, 'the answer to the question')
  await page.keyboard.press('Enter')
  await expect(application.card(title)).toContainText('Withdrawn')
})
