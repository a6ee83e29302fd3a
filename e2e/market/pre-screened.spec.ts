import { Candidates } from '../pages/candidates'
import { cardsOf } from '../pages/home'
import { expectAccessible } from '../support/accessibility'
import type { Account } from '../support/accounts'
import { applyAs, postJob } from '../support/market'
import { expect, test } from '../support/test'

// Each test has its own town, since any open searcher nearby matches a job.
const GANGTOK = '737101'
const IMPHAL = '795001'

const ASHA = {
  full_name: 'Asha Devi',
  headline: 'Loom Operator',
  experience_years: 2,
  education: '12th Pass',
  skills: ['looms'],
  is_open: true,
  may_call: true,
}

const open = (searcher: Account, changes: object) =>
  searcher.call('job_portal.api.save_searcher', { ...ASHA, ...changes })

test('a company sees who matches its newest job and why, invites, ignores and calls', async ({
  page,
  employer,
  signUpElsewhere,
}) => {
  const candidates = new Candidates(page)
  const job = await postJob(employer, { pincode: GANGTOK })
  const asha = await signUpElsewhere()
  await open(asha, { pincode: GANGTOK })
  await open(await signUpElsewhere(), { pincode: GANGTOK, full_name: 'Bala Das', may_call: false })

  await page.goto('/frontend/pre-screened-candidates')
  await expect(candidates.heading('Candidates for you (2)')).toBeVisible()
  await expect(candidates.card('Asha Devi')).toContainText('km')
  await expectAccessible(page, 'pre-screened-candidates')
  await candidates.decide('Invite', 'Asha Devi').click()
  await expect(candidates.card('Asha Devi').getByRole('status')).toHaveText('Invited')
  await expect(candidates.card('Asha Devi').getByRole('status')).toBeFocused()
  const { items } = await asha.call('job_portal.api.get_notifications', {})
  expect(items.map(({ kind }: { kind: string }) => kind)).toContain('invited')

  await expect(page.getByText('Asha Devi will see that you viewed this number.')).toBeVisible()
  await candidates.decide('Call', 'Asha Devi').click()
  const number = page.getByRole('link', { name: `+91 ${asha.mobile}` })
  await expect(number).toHaveAttribute('href', `tel:+91${asha.mobile}`)
  await expect(number).toBeFocused()
  const looks = await asha.call('job_portal.api.get_phone_looks', {})
  expect(looks.items[0]).toMatchObject({ job })

  // A searcher who takes no calls has no call button.
  await expect(candidates.decide('View', 'Bala Das')).toBeVisible()
  await expect(candidates.decide('Call', 'Bala Das')).toBeHidden()
  await candidates.decide('Ignore', 'Bala Das').click()
  await expect(candidates.decide('Undo', 'Bala Das')).toBeFocused()
  await expect(candidates.card('Bala Das')).toContainText('Ignored')
  await expectAccessible(page, 'pre-screened-candidates, ignored')
  await page.keyboard.press('Enter')
  await expect(candidates.decide('Ignore', 'Bala Das')).toBeFocused()
  await page.reload()
  await candidates.decide('Ignore', 'Bala Das').click()
  await expect(candidates.card('Bala Das')).toContainText('Ignored')
  // A remaining replacement must not take the focus again from the person who types.
  await page.getByRole('searchbox', { name: 'Search candidates' }).pressSequentially('asha')
  await expect(page.getByRole('searchbox')).toHaveValue('asha')
  await page.getByRole('searchbox').fill('')
  await page.reload()
  await expect(candidates.heading('Candidates for you (1)')).toBeVisible()
  await expect(candidates.card('Asha Devi')).toContainText('Invited')
})

test('a match has its own screen, and becomes an applicant by applying', async ({
  page,
  employer,
  signUpElsewhere,
}) => {
  const candidates = new Candidates(page)
  const job = await postJob(employer, { pincode: IMPHAL })
  const asha = await signUpElsewhere()
  await open(asha, { pincode: IMPHAL, about: 'I run looms.' })
  await page.goto(`/frontend/pre-screened-candidates?job=${job}`)
  await candidates.decide('View', 'Asha Devi').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Candidate' })).toBeVisible()
  await expect(page.getByText('I run looms.')).toBeVisible()
  await candidates.decide('Invite', 'Asha Devi').click()
  await expect(cardsOf(page).getByRole('status')).toHaveText('Invited')

  await applyAs(asha, job, {})
  await page.reload()
  await candidates.decide('Shortlist', 'Asha Devi').click()
  await candidates.expectHistory(['Shortlisted', 'Applied'])
  await candidates.decide('Call', 'Asha Devi').click()
  await expect(page.getByRole('link', { name: `+91 ${asha.mobile}` })).toBeVisible()
  await page.goto(`/frontend/pre-screened-candidates?job=${job}`)
  await expect(page.getByText('No candidate is similar to your position yet.')).toBeVisible()
})
