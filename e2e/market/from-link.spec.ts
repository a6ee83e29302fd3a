import { newMark, newMobile } from '../../scripts/lib/sample-company.mjs'
import { Application } from '../pages/application'
import { expectAccessible } from '../support/accessibility'
import { postJob } from '../support/market'
import { holdRequests, methodUrl } from '../support/network'
import { pdf } from '../support/samples'
import { expect, test } from '../support/test'

/** Apply Now, Send OTP, the box of the notice, Apply for Job. */
const MOST_TAPS = 4

test('a guest applies from an opened link with few taps, and the company reads who it is', async ({
  page,
  signIn,
  administrator,
  sharedEmployer: employer,
}) => {
  // Taps into a text box count as typing.
  await page.addInitScript(() =>
    document.addEventListener('pointerdown', ({ target }) => {
      if ((target as Element).closest('input:not([type=checkbox]), textarea')) return
      sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1))
    }),
  )
  const title = `Rope Maker ${newMark()}`
  const job = await postJob(employer, { title, pincode: '560038' })
  await postJob(employer, { title: `Rope Hand ${newMark()}` })
  const application = new Application(page)
  await application.openJob(job)
  // Visible on both tabs.
  const foot = page.getByRole('region', { name: 'Apply Now' })
  await expect(foot).toContainText('₹15,000 - ₹20,000')
  await page.getByRole('tab', { name: 'Company Details' }).press('Enter')
  await expect(foot.getByRole('link', { name: 'Apply Now' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 320, height: 740 })
  await expectAccessible(page, 'job-details with its foot')
  await page.setViewportSize({ width: 360, height: 740 })
  await foot.getByRole('link', { name: 'Apply Now' }).click()

  const mobile = newMobile()
  // The field has the focus, and the sixth digit sends the code.
  await expect(page.getByLabel('Name')).toBeFocused()
  await signIn.askForSignUpCode('Ravi Kumar', mobile)
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible()
  await page.reload()
  await signIn.typeCode(await administrator.readCode(mobile))
  // The box is visible below the letter, which expands when it is edited.
  await expect(application.ticks()).toBeInViewport({ ratio: 1 })
  // In reach, and not in front of the tick.
  await expect(application.send()).toBeInViewport({ ratio: 1 })
  const [tick, bar] = await Promise.all([
    application.ticks().boundingBox(),
    page.getByRole('region', { name: 'Apply for Job' }).boundingBox(),
  ])
  expect((tick?.y ?? 0) + (tick?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await application.letter().click()
  expect(await application.letter().evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true)
  const resume = { name: 'ravi.pdf', mimeType: 'application/pdf', buffer: pdf('Ravi Kumar') }
  await page.getByLabel('Resume').setInputFiles(resume)
  await application.agree()
  // The questions need no new profile: what comes later would move what is tapped.
  const release = await holdRequests(page, methodUrl('job_portal.api.get_searcher'))
  await application.send().click()
  await expect(page.getByRole('heading', { name: 'Your application is sent' })).toBeInViewport()
  await expect(application.applied()).toBeVisible()
  await expect(page.getByLabel('Your pincode?')).toBeVisible()
  release()
  await expectAccessible(page, 'apply-job, applied')
  const taps = Number(await page.evaluate(() => sessionStorage.getItem('taps')))
  expect(taps).toBeGreaterThan(2)
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)

  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible()
  await expect(page.getByLabel('Your work?')).toHaveValue(title)
  await page.getByLabel('Your pincode?').fill('560001')
  // The profile has its own consent, which its form asks for.
  await page.getByRole('checkbox', { name: 'Your profile: I agree, and I am 18 or older' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tell more, and find jobs that fit' })).toBeVisible()
  const { items } = await employer.call('job_portal.api.get_applicants', { job })
  expect(items[0].candidate).toMatchObject({ headline: title, city: 'Bengaluru' })

  // The form does not repeat answered questions, and the searcher reads that the company looked.
  await page.reload()
  await expect(application.applied()).toBeVisible()
  await expect(page.getByLabel('Your pincode?')).toBeHidden()
  // The sign-in is no page to go back to.
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/job-details/${job}$`))
  await expect(application.applied()).toBeVisible()
  await employer.call('job_portal.api.get_application', { name: items[0].name })
  await application.openMyJobs()
  await expect(application.step(title)).toContainText('Seen')
  await expect(application.card(title)).toContainText(/The company saw it on \d/)
  // With a pincode the job shows its distance, and home no longer shows steps.
  await application.openJob(job)
  await expect(page.getByText(/^About \d+ km away$/).first()).toBeVisible()
  await page.goto('/frontend/home')
  await expect(page.getByRole('article').nth(1)).toBeVisible()
  await expect(page.getByText('Three steps from here to your first day at work.')).toBeHidden()
})
