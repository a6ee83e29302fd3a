import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/accessibility'
import { visitAs } from '../support/market'
import { test } from '../support/test'
import { expectUnbrokenWords, expectWholeWords } from '../support/text-zoom'
import { companyWalk, guestWalk, searcherWalk, walkIn } from '../support/walks'

// It has the longest words.
const LANGUAGE = 'ta'

test.use({ locale: `${LANGUAGE}-IN`, viewport: { width: 320, height: 740 } })

async function expectReadable(page: Page, what: string): Promise<void> {
  await expectUnbrokenWords(page, what)
  await expectWholeWords(page, what)
  await expectNoSidewaysScroll(page, what)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectWholeWords(page, `${what}, doubled text`)
  await expectNoSidewaysScroll(page, `${what}, doubled text`)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

test('the screens of a guest can be read in long words', async ({ page, otherEmployer }) =>
  walkIn(page, LANGUAGE, await guestWalk(otherEmployer), expectReadable))

test('the screens of a company can be read in long words', async ({ page, employer, signUpElsewhere }) => {
  await employer.call('job_portal.api.set_language', { language: LANGUAGE })
  await walkIn(page, LANGUAGE, await companyWalk(employer, await signUpElsewhere()), expectReadable)
})

test('the screens of a searcher can be read in long words', async ({ page, newcomer, otherEmployer }) => {
  await newcomer.call('job_portal.api.set_language', { language: LANGUAGE })
  await visitAs(page, 'job_searcher')
  await walkIn(page, LANGUAGE, await searcherWalk(newcomer, otherEmployer), expectReadable)
})
