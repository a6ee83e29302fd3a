import { newMark } from '../../scripts/lib/sample-company.mjs'
import { cardOf, openMenu } from '../pages/home'
import { postJob } from '../support/market'
import { holdRequests, methodUrl } from '../support/network'
import { expect, test } from '../support/test'

test('a question stays open during its call and after a failure, which it shows', async ({
  page,
  employer,
}) => {
  const title = `Loom Hand ${newMark()}`
  await postJob(employer, { title })
  await page.goto('/frontend/my-jobs')
  await page.route(methodUrl('job_portal.api.close_job'), (route) => route.abort())
  await openMenu(cardOf(page, title))
  await cardOf(page, title).getByRole('button', { name: 'Close' }).click()
  const question = page.getByRole('dialog', { name: 'Close this job?' })
  await question.getByRole('button', { name: 'Close job' }).click()
  await expect(question.getByRole('alert')).toContainText('Please check your connection')
  await page.unrouteAll()
  const letGo = await holdRequests(page, methodUrl('job_portal.api.close_job'))
  await question.getByRole('button', { name: 'Close job' }).click()
  await question.getByRole('button', { name: 'Close', exact: true }).click()
  // Chrome closes the dialog at the second Escape in any case.
  for (const _ of ['once', 'twice', 'thrice']) await page.keyboard.press('Escape')
  await expect(question.getByRole('button', { name: 'Close job' })).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(question).toBeHidden()
  await expect(cardOf(page, title)).toContainText('Closed')
})
