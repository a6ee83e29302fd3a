import { readFile } from 'node:fs/promises'
import { signUpAgreed } from '../../scripts/lib/sample-company.mjs'
import { applyAs, postJob } from '../support/market'
import { pdf } from '../support/samples'
import { expect, test } from '../support/test'
import { useTokenMode } from '../support/token-mode'

test('in token mode a resume opens with the token and without a cookie', async ({
  page,
  employer,
  administrator,
  baseURL,
}) => {
  const searcher = await signUpAgreed(String(baseURL), administrator)
  const content = pdf('Meera Iyer')
  const file = new File([new Uint8Array(content)], 'meera.pdf', { type: 'application/pdf' })
  const resume = await searcher.upload(file)
  const job = await postJob(employer)
  const { application } = await applyAs(searcher, job, { full_name: 'Meera Iyer' }, { resume })
  await page.context().clearCookies()
  await useTokenMode(page)
  await page.goto(`/frontend/candidate?application=${application}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Open the resume' }).click()
  const bytes = await readFile(await (await saved).path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})
