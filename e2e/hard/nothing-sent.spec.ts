// Steps that send nothing: what was typed is there after a reload, and the next tap works without a network and with
// full storage.

import type { Page } from '@playwright/test'
import { bengaluru, CompanyForm } from '../pages/company-form'
import { JobWizard, STEPS } from '../pages/job-wizard'
import { toasted } from '../pages/toasts'
import { expect, test } from '../support/test'
import { fillStorage, newcomer, owner, toastsReady, type Visit } from './step'

type LocalStep = {
  name: string
  type: (visit: Visit) => Promise<unknown>
  /** Expects what was typed. */
  there: (page: Page) => Promise<void>
  goOn: (page: Page) => Promise<void>
  wentOn: (page: Page) => Promise<void>
}

const company = bengaluru('Sundar Mills')
const LETTER = 'I can start on Monday.'

/** A step of the wizard, from 1, with a value in one field. */
function wizardStep(step: 1 | 2 | 3, label: string, value: string): LocalStep {
  const field = (page: Page) => new JobWizard(page).field(label)
  return {
    name: `a new job, step ${step}`,
    type: async ({ page }) => {
      await new JobWizard(page).open(step)
      await (step === 3 ? field(page).selectOption(value) : field(page).fill(value))
    },
    there: (page) => expect(field(page)).toHaveValue(value),
    goOn: (page) => new JobWizard(page).button('Next').click(),
    wentOn: (page) => new JobWizard(page).expectStep(STEPS[step]),
  }
}

const steps: LocalStep[] = [
  {
    name: 'what a new company is',
    type: async (visit) => {
      await newcomer(visit)
      const form = new CompanyForm(visit.page)
      await form.open()
      await form.fillCompanyTexts(company)
      // Choosing a first file loads the code that checks files.
      await form.chooseDocuments(company)
      await toasted(visit.page, 'File selected successfully!')
    },
    there: (page) => expect(new CompanyForm(page).field('Company Name')).toHaveValue(company.name),
    goOn: async (page) => {
      const form = new CompanyForm(page)
      await form.chooseDocuments(company)
      await form.next().click()
    },
    wentOn: (page) => expect(new CompanyForm(page).step('Address Info')).toBeVisible(),
  },
  {
    name: 'where a company is',
    type: async (visit) => {
      await owner(visit)
      const form = new CompanyForm(visit.page)
      await form.open(2)
      await form.field('Address Line 1').fill('14 MG Road')
    },
    there: (page) => expect(new CompanyForm(page).field('Address Line 1')).toHaveValue('14 MG Road'),
    goOn: (page) => new CompanyForm(page).next().click(),
    wentOn: (page) => expect(new CompanyForm(page).step('Contact Info')).toBeVisible(),
  },
  wizardStep(1, 'Job Title', 'Cook'),
  wizardStep(2, 'Job Description', 'Cooks for forty.'),
  wizardStep(3, 'HR Contact', 'Imran Khan'),
  {
    name: 'a new job, step 4',
    type: async ({ page }) => {
      const wizard = new JobWizard(page)
      await wizard.open(1)
      await wizard.field('Job Title').fill('Cook')
      for (const step of STEPS.slice(1)) await wizard.stepButton(step).click()
    },
    there: (page) => expect(new JobWizard(page).reviewed('Job Title')).toHaveText('Cook'),
    goOn: (page) => new JobWizard(page).button('Submit').click(),
    wentOn: (page) => expect(new JobWizard(page).success()).toBeVisible(),
  },
  {
    name: 'an application',
    type: async ({ page }) => {
      await page.goto('/frontend/apply-job?job=1')
      await page.getByLabel('Cover Letter').fill(LETTER)
    },
    there: (page) => expect(page.getByLabel('Cover Letter')).toHaveValue(LETTER),
    goOn: async (page) => {
      const logged = page.waitForEvent('console', (line) => line.text() === 'Action: apply for job')
      await page.getByRole('button', { name: 'Apply for Job' }).click()
      await logged
    },
    // Submit is only logged (docs/behaviour.md#job-wizard).
    wentOn: (page) => expect(page.getByRole('heading', { name: 'Apply Job' })).toBeVisible(),
  },
]

for (const { name, type, there, goOn, wentOn } of steps)
  test.describe(name, () => {
    test.beforeEach(({ page, administrator, baseURL }) =>
      type({ page, administrator, baseURL: String(baseURL) }),
    )

    test('there is no network', async ({ page }) => {
      await toastsReady(page)
      await page.context().setOffline(true)
      await there(page)
      await goOn(page)
      await wentOn(page)
    })

    test('the page is reloaded', async ({ page }) => {
      await page.reload()
      await there(page)
      await goOn(page)
      await wentOn(page)
    })

    test('storage is full', async ({ page }) => {
      await fillStorage(page)
      await there(page)
      await goOn(page)
      await wentOn(page)
    })
  })
