import { expect, type Page } from '@playwright/test'
import { signUpAgreed } from '../../scripts/lib/sample-company.mjs'
import { Application } from '../pages/application'
import { JobWizard } from '../pages/job-wizard'
import { SearcherProfile } from '../pages/searcher-profile'
import { applyAs, postJob, signUpEmployer, visitAs } from '../support/market'
import { methodUrl } from '../support/network'
import { employer, newcomer, type Step, tap, type Visit } from './step'

const letter = { 'Cover Letter': 'I have run looms for two years.' }
const profile = { 'What you do': 'Loom operator', 'Current Company': 'Lotus Mills' }

const job = { 'Job Title': 'Loom Operator', 'Minimum Salary': '15000' }
const note = { 'Private note': 'Ask for a reference.' }
const interview = { 'Date and time': '2099-01-05T10:30', Place: '12 MG Road' }

const applied = (page: Page) => expect(new Application(page).applied()).toBeVisible()

/** Opens the screen of an applicant, as the company. */
async function openCandidate(visit: Visit) {
  const account = await employer(visit)
  const searcher = await signUpAgreed(visit.baseURL, visit.administrator)
  const { application } = await applyAs(searcher, await postJob(account), { full_name: 'Meera Iyer' })
  await visit.page.goto(`/frontend/candidate?application=${application}`)
  await expect(visit.page.getByLabel('Private note')).toBeVisible()
  return account
}

async function typeInterview(page: Page) {
  await page.getByRole('button', { name: 'Interview Meera Iyer' }).click()
  for (const [name, value] of Object.entries(interview)) await page.getByLabel(name).fill(value)
}

/** The first job that one of these steps posts makes the site live. */
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
    says: /It is kept on this device\./,
    passed: applied,
    passedOnReload: applied,
  },
  {
    name: 'a profile of a searcher',
    request: methodUrl('job_portal.api.save_searcher'),
    type: async (visit) => {
      // Without a job on the site, the profile screen is a company's.
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
  {
    name: 'a job',
    request: methodUrl('job_portal.api.post_job'),
    type: async (visit) => {
      const account = await employer(visit)
      const wizard = new JobWizard(visit.page)
      await wizard.open(2)
      await wizard.field('Job Description').fill('Runs and mends power looms.')
      await wizard.stepButton('Job Details').click()
      for (const [name, value] of Object.entries(job)) await wizard.field(name).fill(value)
      await wizard.field('Job Category').selectOption('Sales')
      await wizard.field('Job Type').selectOption('Full Time')
      return { account, fields: job }
    },
    send: async (page) => {
      const wizard = new JobWizard(page)
      await wizard.goToPreview()
      await wizard.button('Submit').click()
    },
    toFields: (page) => new JobWizard(page).stepButton('Job Details').click(),
    passed: (page) => expect(new JobWizard(page).success()).toBeVisible(),
  },
  {
    name: 'a note of a company',
    request: methodUrl('job_portal.api.decide_application'),
    type: async (visit) => {
      const account = await openCandidate(visit)
      for (const [name, value] of Object.entries(note)) await visit.page.getByLabel(name).fill(value)
      return { account, fields: note }
    },
    send: tap('Save Note'),
    passed: (page) => expect(page.getByText('Note saved')).toBeVisible(),
  },
  {
    name: 'an interview',
    request: methodUrl('job_portal.api.decide_application'),
    type: async (visit) => {
      const account = await openCandidate(visit)
      await typeInterview(visit.page)
      // The question closes with its screen.
      return { account, fields: interview, kept: {} }
    },
    send: tap('Set Interview'),
    retype: typeInterview,
    passed: (page) => expect(page.getByText('at 12 MG Road').first()).toBeVisible(),
  },
]
