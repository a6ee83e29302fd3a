// npm run screens -- --languages hi,ta: contact sheets of a live site's screens in these languages, in both schemes, in
// e2e/screens/ (not in git).

import { visitAs } from '../support/market'
import { Sheets } from '../support/sheets'
import { test } from '../support/test'
import {
  companyWalk,
  findFreelancerWalk,
  freelancerWalk,
  guestWalk,
  searcherWalk,
  walkIn,
} from '../support/walks'

const LANGUAGES = (process.env.LANGUAGES ?? 'en').split(',')
const SIZES = [
  { name: '360', width: 360, height: 740, text: '100%' },
  { name: '360-double-text', width: 360, height: 740, text: '200%' },
  { name: '768', width: 768, height: 1024, text: '100%' },
  { name: '1280', width: 1280, height: 800, text: '100%' },
]

for (const language of LANGUAGES)
  for (const { name, width, height, text } of SIZES)
    test.describe(`${language}, ${name}`, () => {
      test.use({ locale: `${language}-IN`, viewport: { width, height } })

      const pictures = (who: string) => new Sheets(`screens/${language}/${name}-${who}`, text)

      test.beforeAll(({ administrator }) => administrator.offerLanguages())

      test('a guest', async ({ page, browser, otherEmployer }) => {
        const sheets = pictures('guest')
        const walk = [...(await guestWalk(otherEmployer)), 'freelancers', 'briefs', 'post-brief']
        await walkIn(page, language, walk, sheets.add)
        await sheets.write(browser)
      })

      test('a company', async ({ page, browser, employer, signUpElsewhere }) => {
        await employer.call('job_portal.api.set_language', { language })
        const sheets = pictures('company')
        await walkIn(page, language, await companyWalk(employer, await signUpElsewhere()), sheets.add)
        await sheets.write(browser)
      })

      test('a searcher', async ({ page, browser, newcomer, otherEmployer }) => {
        await newcomer.call('job_portal.api.set_language', { language })
        await visitAs(page, 'job_searcher')
        const sheets = pictures('searcher')
        await walkIn(page, language, await searcherWalk(newcomer, otherEmployer), sheets.add)
        await sheets.write(browser)
      })

      test('who looks for freelancers', async ({ page, browser, newcomer, signUpElsewhere }) => {
        await newcomer.call('job_portal.api.set_language', { language })
        await visitAs(page, 'find_freelancer')
        const sheets = pictures('find-freelancer')
        await walkIn(
          page,
          language,
          await findFreelancerWalk(newcomer, [await signUpElsewhere()]),
          sheets.add,
        )
        await sheets.write(browser)
      })

      test('a freelancer', async ({ page, browser, newcomer, signUpElsewhere }) => {
        await newcomer.call('job_portal.api.set_language', { language })
        await visitAs(page, 'freelancer')
        const sheets = pictures('freelancer')
        const walk = await freelancerWalk(newcomer, await signUpElsewhere())
        const questions = [1, 5, 6, 8].map((asked) => `profile?ask=${asked}`)
        await walkIn(page, language, [...walk, ...questions], sheets.add)
        await sheets.write(browser)
      })
    })
