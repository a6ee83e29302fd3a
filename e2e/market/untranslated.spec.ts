import { COMPANY, newMark } from '../../scripts/lib/sample-company.mjs'
import { JOB, postJob } from '../support/market'
import { openRendered } from '../support/network'
import { expect, test } from '../support/test'
import { translationCheck } from '../support/untranslated'
import { wordsOf } from '../support/words'

const expectTranslated = translationCheck('hi', [
  JOB.job_description,
  COMPANY.about_company,
  'English',
  'India',
])
const hindi = wordsOf('hi')

test.use({ locale: 'hi-IN' })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('a server-rendered page in another language contains no English', async ({ page, otherEmployer }) => {
    const job = await postJob(otherEmployer, { title: `Loom Operator ${newMark()}` })
    for (const address of ['home', 'jobs', `job-details/${job}`, `company/${otherEmployer.company}`]) {
      await openRendered(page, address)
      await expectTranslated(page, address)
    }
  })
})

test('a visitor without a script reads no English', async ({ page }) => {
  await page.route('**/main-*.js', (route) => route.abort())
  await page.goto('/frontend/login')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(
    hindi('This page has not loaded completely. Please check your connection and reload it.'),
  )
  await expect(notice.getByRole('link', { name: hindi('Reload') })).toBeVisible()
})
