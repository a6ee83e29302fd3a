// npm run screens -- --languages hi,ta: a live site's screens in these languages, in both schemes, in e2e/screens/ (not in
// git).

import type { Page } from '@playwright/test'
import { visitAs } from '../support/market'
import { takePicture } from '../support/picture'
import { test } from '../support/test'
import {
  companyWalk,
  findFreelancerWalk,
  freelancerWalk,
  guestWalk,
  searcherWalk,
  type Walk,
  walkIn,
} from '../support/walks'

const LANGUAGES = (process.env.LANGUAGES ?? 'en').split(',')

for (const language of LANGUAGES)
  for (const width of [360, 768, 1280])
    test.describe(`${language}, ${width} px`, () => {
      test.use({ locale: `${language}-IN`, viewport: { width, height: 800 } })
      test.beforeAll(({ administrator }) => administrator.offerLanguages())

      const picture = (page: Page, who: string, walk: Walk) =>
        walkIn(page, language, walk, (_, what) =>
          takePicture(page, `${language}/${width}/${who}-${what.replaceAll(/\W+/g, '-')}`),
        )

      test('a guest', async ({ page, otherEmployer }) => {
        const walk = [...(await guestWalk(otherEmployer)), 'freelancers', 'briefs', 'post-brief']
        await picture(page, 'guest', walk)
      })

      test('a company', async ({ page, employer, signUpElsewhere }) => {
        await employer.call('job_portal.api.set_language', { language })
        await picture(page, 'company', await companyWalk(employer, await signUpElsewhere()))
      })

      test('a searcher', async ({ page, newcomer, otherEmployer }) => {
        await newcomer.call('job_portal.api.set_language', { language })
        await visitAs(page, 'job_searcher')
        await picture(page, 'searcher', await searcherWalk(newcomer, otherEmployer))
      })

      test('who looks for freelancers', async ({ page, newcomer, signUpElsewhere }) => {
        await newcomer.call('job_portal.api.set_language', { language })
        await visitAs(page, 'find_freelancer')
        await picture(page, 'poster', await findFreelancerWalk(newcomer, [await signUpElsewhere()]))
      })

      test('a freelancer', async ({ page, newcomer, signUpElsewhere }) => {
        await newcomer.call('job_portal.api.set_language', { language })
        await visitAs(page, 'freelancer')
        const questions = [1, 5, 6, 8].map((asked) => `profile?ask=${asked}`)
        const walk = await freelancerWalk(newcomer, await signUpElsewhere())
        await picture(page, 'freelancer', [...walk, ...questions])
      })
    })
