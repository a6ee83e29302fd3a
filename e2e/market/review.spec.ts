import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newMark, newMobile, uploadDocument } from '../../scripts/lib/sample-company.mjs'
import { Notifications } from '../pages/notifications'
import { expectAccessible } from '../support/accessibility'
import { applyAs, postJob } from '../support/market'
import { ACCEPTED, received } from '../support/realtime'
import { expect, test } from '../support/test'

const script = fileURLToPath(new URL('../../scripts/review.mjs', import.meta.url))

/** The output of `npm run review`. */
async function review(baseURL: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, BASE_URL: baseURL }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env })
  return stdout
}

test('npm run review lists, approves and rejects, and the company is told at once', async ({
  page,
  owner,
}) => {
  const notifications = new Notifications(page)
  const connected = received(page, ACCEPTED)
  await page.goto('/frontend/home')
  await expect(notifications.bell(0)).toBeVisible()
  await connected
  // Others may be listed beside it as its twins.
  const waiting = `  ${owner.company}  `
  expect(await review(owner.baseUrl)).toContain(waiting)

  expect(await review(owner.baseUrl, 'approve', owner.company)).toBe(`${owner.company}: Approved\n`)
  await expect(notifications.bell(1)).toBeVisible()
  expect(await review(owner.baseUrl)).not.toContain(waiting)

  const reason = 'The PAN card cannot be read.'
  expect(await review(owner.baseUrl, 'reject', owner.company, reason)).toBe(`${owner.company}: Rejected\n`)
  await expect(notifications.bell(2)).toBeVisible()
  await notifications.bell(2).click()
  await expect(notifications.line(reason)).toBeVisible()
  await page.goto('/frontend/home')
  await expect(page.getByText(`Your profile was rejected: ${reason}`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Applied Candidates' })).toContainText('00')
  await page.getByRole('link', { name: 'Correct Profile' }).click()
  await expect(page).toHaveURL(/create-company-profile/)
  await expect(page.getByText(reason)).toBeVisible()
  await page.getByLabel('PAN Number').fill('ABCDE1234F')
  for (const button of ['Next', 'Next', 'Update Company'])
    await page.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText('Your profile is under review.')).toBeInViewport()
})

test('npm run review shows a company with its papers, and a job with its reports', async ({
  otherEmployer: employer,
  signUpElsewhere,
}, testInfo) => {
  const { baseUrl, company } = employer
  expect(await review(baseUrl, '--help')).toContain('show JPJ-00001')
  const folder = testInfo.outputPath('papers')
  const shown = await review(baseUrl, 'show', '--papers', folder, company)
  expect(shown).toContain('\nCompany Information\n-------------------\nCompany Name: Rao Textiles\n')
  expect(shown).toMatch(/Decisions \(1\).*Approved +Administrator/s)
  expect(shown).toContain(`\nAn owner signs in with: +91 ${employer.mobile}\n`)
  expect(shown).toContain('\nPAN: not given\n')
  // There is no further document.
  expect(shown).not.toContain('Name of the Further Document')
  const papers = ['company_pan_card', 'gov_approved_company_reg_doc'].map((each) => `${company}-${each}.pdf`)
  expect((await readdir(folder)).sort()).toEqual(papers)
  expect(await readFile(join(folder, papers[0] ?? ''), 'latin1')).toMatch(/^%PDF/)

  const job = await postJob(employer)
  const reporter = await signUpElsewhere()
  await reporter.call('job_portal.api.report_job', { job, reason: 'Asks for money', details: 'A fee of 500' })
  expect(await review(baseUrl, 'jobs')).toMatch(new RegExp(`${job}.*\n    Reported: Asks for money`))
  expect(await review(baseUrl)).toMatch(/^Held or reported jobs: \d+ \(npm run review -- jobs\)$/m)
  expect(await review(baseUrl, 'show', job)).toMatch(/Reports \(1\).*Open +Asks for money\n {4}A fee of 500/s)
  expect(await review(baseUrl, 'remove', job, 'It asks for a fee.')).toBe(`${job}: Removed\n`)
  expect(await review(baseUrl, 'restore', job)).toBe(`${job}: Live\n`)

  await reporter.call('job_portal.api.report_company', { company, reason: 'Not a real company' })
  expect(await review(baseUrl)).toMatch(new RegExp(`${company} +Rao Textiles.* +Not a real company`))
  expect(await review(baseUrl, 'close', company)).toBe(`${company}: 1 closed\n`)
  expect(await review(baseUrl)).not.toMatch(new RegExp(`${company} +Rao Textiles.* +Not a real company`))
  await expect(review(baseUrl, 'close', company)).rejects.toThrow(`${company} has no open report.`)
})

test('npm run review lists, shows and decides changes of number', async ({ signUpElsewhere }, testInfo) => {
  const account = await signUpElsewhere()
  const { baseUrl } = account
  const paper = await uploadDocument(account, 'bill.pdf')
  // No account has this number.
  await account.call('job_portal.api.claim_account', { mobile_no: newMobile(), paper })
  const change = /^([a-z0-9]{10}) {2}Lost Account/m
  const listed = await review(baseUrl)
  expect(listed).toMatch(change)
  const names = listed.match(new RegExp(change, 'gm')) ?? []
  const name = String(names.at(-1)).slice(0, 10)
  const folder = testInfo.outputPath('papers')
  const shown = await review(baseUrl, 'show', '--papers', folder, name)
  expect(shown).toContain('The lost number had an account: No: refuse it')
  expect(shown).not.toContain(account.mobile)
  expect(await readdir(folder)).toEqual([`${name}.pdf`])
  await expect(review(baseUrl, 'grant', name)).rejects.toThrow('No account had this number.')
  expect(await review(baseUrl, 'refuse', name, 'The bill is of another person.')).toBe(`${name}: Refused\n`)
  expect(await review(baseUrl)).not.toContain(name)
})

test('pages say what was checked and when', async ({ page, owner }) => {
  const numbers = { gst_msme_no: '27AAPFU0939F1ZV', pan: 'AAPFU0939F' }
  await owner.call('job_portal.api.update_company_details', { name: owner.company, ...numbers })
  const checked = ['--checked', 'GSTIN, documents']
  expect(await review(owner.baseUrl, 'approve', ...checked, owner.company)).toBe(
    `${owner.company}: Approved\n`,
  )
  const job = await postJob(owner)
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format()
  const sentence = `Verified: GSTIN and documents checked by a reviewer on ${day}`
  await page.context().clearCookies()
  for (const address of [`job-details/${job}`, `company/${owner.company}`]) {
    await page.goto(`/frontend/${address}`)
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await expectAccessible(page, 'a company that was checked')
  await page.goto(`/frontend/job-details/${job}`)
  await owner.call('job_portal.api.update_company_details', { name: owner.company, pan: 'ZZZCZ9999Z' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Loom Operator' })).toBeVisible()
  await expect(page.getByText(sentence)).toBeHidden()
})

test('npm run review shows a reported conversation, and closes its reports', async ({
  baseURL,
  employer,
  signUpElsewhere,
}) => {
  const job = await postJob(employer)
  const searcher = await signUpElsewhere()
  const { application } = await applyAs(searcher, job, { full_name: `Ravi ${newMark()}` })
  const send = (body: string) =>
    searcher.call('job_portal.api.send_message', { application, client_id: newMark(), kind: 'text', body })
  const { conversation } = await send('Is the loom new?')
  await searcher.call('job_portal.api.report_conversation', { conversation, reason: 'Not a real job' })
  expect(await review(baseURL ?? '')).toMatch(new RegExp(`${conversation} +searcher`))
  const shown = await review(baseURL ?? '', 'conversation', conversation)
  expect(shown).toContain('Open: Not a real job')
  expect(shown).toContain('searcher: Is the loom new?')
  expect(await review(baseURL ?? '', 'close', conversation)).toContain('1 closed')
  expect(await review(baseURL ?? '')).not.toContain(conversation)
})

test('npm run review names freelancers who share a UPI ID', async ({ signUpElsewhere }) => {
  const profile = { headline: 'Plumber', pincode: '411038', upi_id: `${newMark()}@bank` }
  const names: string[] = []
  let baseUrl = ''
  for (let count = 0; count < 2; count++) {
    const person = await signUpElsewhere()
    baseUrl = person.baseUrl
    names.push((await person.call('job_portal.api.save_freelancer', profile)).name)
  }
  expect(await review(baseUrl, 'freelancers')).toMatch(
    new RegExp(`${names[1]} .*\\n {4}UPI ID: ${names[0]}\\n`),
  )
})
