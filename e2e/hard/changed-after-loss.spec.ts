// What is typed after an attempt whose answer was lost counts, too: the server may have done the first one.

import { bengaluru } from '../pages/company-form'
import { expect, test } from '../support/test'
import { lostAnswer } from './failures'
import { call } from './step'

test('a new company holds what it was changed to after its first answer was lost', async ({
  page,
  newcomer,
  companyForm: form,
}) => {
  await form.open()
  await form.fillAll(bengaluru('Sundar Mills'))
  const mend = await lostAnswer.strike(page, call('job_portal.api.add_company'))
  await form.create().click()
  await form.goBack().click()
  await mend()
  await form.field('Phone Number').fill('6000000001')
  await form.create().click()
  await expect(page).toHaveURL(/\/hr-owner-details$/)
  const company_name = await page.evaluate(() => localStorage.getItem('companyName'))
  const details = await newcomer.call('job_portal.api.get_company_details', { company_name })
  expect(details.phone).toBe('6000000001')
})
