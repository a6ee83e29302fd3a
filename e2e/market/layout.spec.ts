import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility'
import { visitAs } from '../support/market'
import { test } from '../support/test'
import { doubleText, expectUnbrokenWords, expectWholeWords } from '../support/text-zoom'
import { companyWalk, guestWalk, searcherWalk, type Walk, walkIn } from '../support/walks'

// It has the longest words.
const LANGUAGE = 'ta'

test.use({ locale: `${LANGUAGE}-IN`, viewport: { width: 320, height: 740 } })

async function expectReadable(page: Page, what: string): Promise<void> {
  await expectWholeWords(page, what)
  await expectNoSidewaysScroll(page, what)
}

/** Walks in text of the usual size, where no word is broken, and then in text of twice the size. */
async function walkTwice(page: Page, walk: Walk): Promise<void> {
  await walkIn(page, LANGUAGE, walk, async (_, what) => {
    await expectUnbrokenWords(page, what)
    await expectReadable(page, what)
    await expectAccessible(page, what)
  })
  await doubleText(page)
  await walkIn(page, LANGUAGE, walk, (_, what) => expectReadable(page, `${what}, doubled text`))
}

test('the screens of a guest can be read in long words', async ({ page, otherEmployer }) =>
  walkTwice(page, await guestWalk(otherEmployer)))

test('the screens of a company can be read in long words', async ({ page, employer, signUpElsewhere }) => {
  await employer.call('job_portal.api.set_language', { language: LANGUAGE })
  await walkTwice(page, await companyWalk(employer, await signUpElsewhere()))
})

test('the screens of a searcher can be read in long words', async ({ page, newcomer, otherEmployer }) => {
  await newcomer.call('job_portal.api.set_language', { language: LANGUAGE })
  await visitAs(page, 'job_searcher')
  await walkTwice(page, await searcherWalk(newcomer, otherEmployer))
})
