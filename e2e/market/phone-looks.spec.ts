import { SearcherProfile } from '../pages/searcher-profile'
import { expectAccessible } from '../support/accessibility'
import { applyAs, postJob, visitAs } from '../support/market'
import { pdf } from '../support/samples'
import { expect, test } from '../support/test'

test('a searcher reads who looked at number and resume, and blocks, reports and unblocks the company', async ({
  page,
  newcomer,
  otherEmployer,
  toasted,
}) => {
  await visitAs(page, 'job_searcher')
  const profile = new SearcherProfile(page)
  await profile.open()
  const section = page.locator('section', { has: page.getByRole('heading', { name: /Who looked at/ }) })
  await expect(section).toContainText('Nobody has looked at your number or resume yet.')

  const resume = { name: 'asha.pdf', mimeType: 'application/pdf', buffer: pdf('Asha Rao') }
  await profile.field('Resume').setInputFiles(resume)
  await profile.saveButton().click()
  await toasted('Your profile is saved.')
  const { resume: url } = await newcomer.call('job_portal.api.get_searcher', {})
  const job = await postJob(otherEmployer)
  const { application } = await applyAs(newcomer, job, {}, { resume: url })
  await otherEmployer.call('job_portal.api.reveal_phone', { application })

  await page.reload()
  const look = section.getByRole('listitem').filter({ hasText: 'Your number' })
  await expect(look).toBeVisible()
  await expectAccessible(page, 'looks of a searcher')
  await look.getByRole('button', { name: 'Block' }).click()
  const question = page.getByRole('dialog', { name: /^Block / })
  await expect(question).toContainText('From now on it reads nothing of you')
  await expectAccessible(page, 'blocking a company')
  await page.keyboard.press('Escape')
  // The browser closes a dialog before it tells the page.
  await expect(page.getByText('From now on it reads')).toHaveCount(0)
  await look.getByRole('button', { name: 'Block' }).press('Enter')
  // A failed block says so, and keeps the question open.
  await page.route('**/job_portal.api.block_company', (route) => route.abort(), { times: 1 })
  await question.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(question.getByRole('alert')).toBeVisible()
  await question.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(look.getByRole('button', { name: 'Blocked. Allow again' })).toBeVisible()
  await expect(otherEmployer.call('job_portal.api.reveal_phone', { application })).rejects.toThrow()

  await look.getByRole('button', { name: 'Report' }).click()
  await page
    .getByRole('dialog', { name: /^What did / })
    .getByRole('button', { name: 'Misuses my number or resume' })
    .click()
  await toasted('Thank you. We will look at this company.')
  await expect(look.getByText('Reported')).toBeVisible()

  await look.getByRole('button', { name: 'Blocked. Allow again' }).click()
  await expect(look.getByRole('button', { name: 'Block', exact: true })).toBeVisible()
  await otherEmployer.call('job_portal.api.reveal_phone', { application })
})
