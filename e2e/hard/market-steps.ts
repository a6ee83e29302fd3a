import { expect, type Page } from '@playwright/test'
import { Application } from '../pages/application'
import { SearcherProfile } from '../pages/searcher-profile'
import { postJob, signUpEmployer, visitAs } from '../support/market'
import { methodUrl } from '../support/network'
import { newcomer, type Step, tap } from './step'

const letter = { 'Cover Letter': 'I have run looms for two years.' }
const profile = { 'What you do': 'Loom operator', 'Current Company': 'Lotus Mills' }

const applied = (page: Page) => expect(new Application(page).applied()).toBeVisible()

/** The first job that one of these posts makes the site's market live. */
export const marketSteps: Step[] = [
  {
    name: 'an application',
    request: methodUrl('job_portal.api.apply_to_job'),
    type: async (visit) => {
      const employer = await signUpEmployer(visit.baseURL, visit.administrator)
      const job = await postJob(employer)
      const account = await newcomer(visit)
      const application = new Application(visit.page)
      await application.open(job)
      await application.letter().fill(letter['Cover Letter'])
      return { account, fields: letter }
    },
    send: tap('Apply for Job'),
    passed: applied,
    passedOnReload: applied,
  },
  {
    name: 'a profile of a searcher',
    request: methodUrl('job_portal.api.save_searcher'),
    type: async (visit) => {
      // Before any job the profile is a company's.
      await postJob(await signUpEmployer(visit.baseURL, visit.administrator))
      const account = await newcomer(visit)
      await visitAs(visit.page, 'job_searcher')
      await new SearcherProfile(visit.page).open()
      for (const [name, value] of Object.entries(profile)) await visit.page.getByLabel(name).fill(value)
      return { account, fields: profile }
    },
    send: tap('Save Profile'),
    passed: (page) => expect(page.getByText('Your profile is saved.')).toBeVisible(),
  },
]
