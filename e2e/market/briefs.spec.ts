import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { expectAccessible } from '../support/accessibility'
import type { Account } from '../support/accounts'
import { png } from '../support/samples'
import { expect, test } from '../support/test'

const picture = { name: 'tap.png', mimeType: 'image/png', buffer: png(64, [20, 90, 160]) }

const API = 'job_portal.api.'
const KNOWN = ['scope', 'price', 'unit', 'on'] as const

/** Makes the account a plumber who has sent a quote for the brief. */
async function quote(account: Account, brief: string, full_name: string, amount: number): Promise<void> {
  const profile = { full_name, headline: 'Plumber', pincode: '560001', upi_id: 'ravi@okbank', is_open: true }
  await account.call(`${API}save_freelancer`, profile)
  await account.call(`${API}send_quote`, { brief, amount, unit: 'Visit', included: 'Pipe and labour' })
}

test('a guest posts a brief, hires one of two plumbers, both finish the work and review each other', async ({
  page,
  signIn,
  signUpElsewhere,
}) => {
  test.slow()
  const [ravi, meena] = [await signUpElsewhere(), await signUpElsewhere()]
  await page.goto('/')
  await page.getByRole('link', { name: 'People for a task' }).click()

  // The search fills in trade and day. The sign-in comes last and keeps what was typed.
  await page.getByLabel('Search freelancers').fill('plumber tomorrow')
  await page.getByRole('link', { name: 'Post what you need' }).click()
  await expect(page.getByRole('button', { name: 'Tomorrow', pressed: true })).toBeVisible()
  await page.getByLabel('Pincode or place').fill('560001')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('button', { name: 'Plumber', pressed: true })).toBeVisible()
  await page.getByLabel('In one line: what is to be done?').fill('The kitchen tap leaks')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Budget and details' }).click()
  await page.getByLabel('Address').fill('12, 4th Cross')
  await page.getByRole('button', { name: 'Sign in and post' }).click()
  const mobile = newMobile()
  await signIn.askForSignUpCode('Asha Rao', mobile)
  await signIn.enterCode(mobile)
  // The same form, with only the consent left.
  const tick = page.getByRole('checkbox', { name: 'Freelance work' })
  await expect(tick).toBeFocused()
  await expect(tick).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeInViewport({ ratio: 1 })
  await tick.check()
  await expectAccessible(page, 'post-brief, last step')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page).toHaveURL(/\/briefs\/JPB-\d+$/)
  await expect(page.getByText('No quotes yet.')).toBeVisible()
  await page.getByLabel('Add a picture').setInputFiles(picture)
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible()
  const brief = page.url().split('/').at(-1) ?? ''

  await quote(ravi, brief, 'Ravi Kumar', 500)
  await quote(meena, brief, 'Meena Devi', 450)
  await page.reload()
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(card('Meena Devi')).toContainText('₹450 a visit')
  await card('Meena Devi').getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(card('Meena Devi')).toContainText('Declined')
  await card('Ravi Kumar').getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page).toHaveURL(/\/engagements\/JPE-\d+$/)
  const name = page.url().split('/').at(-1) ?? ''

  // Changed terms apply when both have agreed.
  await page.getByRole('button', { name: 'Change the terms' }).click()
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('550')
  await page.getByRole('button', { name: 'Propose these terms' }).click()
  await expect(page.getByText('You have agreed. Ravi Kumar is asked.')).toBeVisible()
  await expectAccessible(page, 'proposed terms')
  const proposed = await ravi.call(`${API}get_engagement`, { name })
  expect(proposed).toMatchObject({ price: 550, unit: 'Visit', address: null })
  await ravi.call(`${API}agree_engagement`, {
    name,
    terms: Object.fromEntries(KNOWN.map((term) => [term, proposed[term]])),
  })
  expect(await ravi.call(`${API}get_engagement`, { name })).toMatchObject({ address: '12, 4th Cross' })

  await page.reload()
  await expect(page.getByRole('img', { name: 'UPI code' })).toBeVisible()
  await expect(page.getByText('ravi@okbank')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/\bpaid\b/i)
  // A double tap only opens the question.
  await page.getByRole('button', { name: 'The work is done' }).dblclick()
  await page.getByRole('dialog').getByRole('button', { name: 'The work is done' }).click()
  await expect(page.getByText('You said that it is done.')).toBeVisible()
  await ravi.call(`${API}finish_engagement`, { name })

  await page.reload()
  const asked = [
    'How good was the work?',
    'Did they come and finish on time?',
    'How was it to deal with them?',
  ]
  for (const question of asked)
    await page.getByRole('group', { name: question }).getByRole('button', { name: '5' }).click()
  await page.getByLabel('In your words').fill('Quick and clean.')
  await page.reload()
  await expect(page.getByLabel('In your words')).toHaveValue('Quick and clean.')
  await expectAccessible(page, 'a review')
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByText('Ravi Kumar reads it once both of you have written.')).toBeVisible()
  const marks = { work: 5, time_kept: 4, manner: 5, text: 'They were at home.' }
  await ravi.call(`${API}review_engagement`, { name, ...marks })
  await page.reload()
  await expect(page.getByText('They were at home.')).toBeVisible()
  await page.getByLabel('Reply').fill('You are welcome.')
  await page.getByRole('button', { name: 'Reply' }).click()
  await expect(page.getByText('You are welcome.')).toBeVisible()
  await expect(page.getByLabel('Reply')).toHaveCount(0)

  // The same freelancer for the same work. Its day has not passed, so the form keeps it.
  await page.getByRole('link', { name: 'Ask Ravi Kumar again' }).click()
  await expect(page.getByRole('button', { name: 'Tomorrow', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByLabel('In one line: what is to be done?')).toHaveValue('The kitchen tap leaks')
})
