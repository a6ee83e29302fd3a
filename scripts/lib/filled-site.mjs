// A site of an older version, filled through its calls, and the check that all of it survives an upgrade.

import assert from 'node:assert/strict'
import { Administrator } from './administrator.mjs'
import { Client } from './client.mjs'
import { added, checkMarket, fillMarket } from './filled-market.mjs'
import { addCompany, signUp, signUpAgreed, uploadDocument } from './sample-company.mjs'
import { approve, postJob } from './sample-job.mjs'

// Releases up to 0.4.0 stored these texts as typed.
const FORMULA = '=Rao Textiles'
const SCRIPT = `deed" onmouseover=alert(1) b='.pdf`

/** A checked-out release is not built. @param {string} url */
const administratorOf = (url) => Administrator.signIn(url, { hasPage: false })

/**
 * All that the company's account can see of it, its documents' bytes included.
 * @param {Client} client
 * @param {string} company_name
 */
async function seen(client, company_name) {
  const details = await client.call('job_portal.api.get_company_details', { company_name })
  const files = [details.gov_approved_company_reg_doc, details.company_pan_card]
  const bytes = await Promise.all(
    files.map(async (url) => {
      const response = await client.request(url)
      assert.equal(response.status, 200, url)
      return response.text()
    }),
  )
  return { details, bytes }
}

/** @typedef {Awaited<ReturnType<typeof fill>>} Filled */

/**
 * Signs up a company with its documents and two contacts, and fills a market.
 * @param {string} url of a site with the trial gateway
 */
export async function fill(url) {
  const administrator = await administratorOf(url)
  const client = await signUp(url, administrator)
  const company_name = await addCompany(client, {
    company_name: FORMULA,
    gov_approved_company_reg_doc: await uploadDocument(client, SCRIPT),
  })
  for (const hr_name of ['Ravi Kumar', 'Asha Rao'])
    await client.call('job_portal.api.add_hr_details', {
      company_name,
      hr_name,
      hr_mobile: '9876501234',
      hr_email: 'hr@raotextiles.in',
    })
  const market = await fillMarket(url, administrator)
  return { client, company_name, before: await seen(client, company_name), market }
}

/**
 * @param {string} url
 * @param {string} mobile_no
 * @returns {Promise<{client: Client, session: any}>} a second browser, and the answer to its log-in
 */
async function logIn(url, mobile_no) {
  const client = new Client(url)
  const { reference_no } = await client.call('sign_in_manager.api.send_custom_sms', {
    mobile_no,
    used_for: 'Login',
  })
  const session = await client.call('sign_in_manager.api.verify_OTP_token', {
    mobile_no,
    reference_number: reference_no,
    OTP: await (await administratorOf(url)).readCode(mobile_no),
    used_for: 'Signup',
  })
  return { client, session }
}

/**
 * Checks that nothing stored by the release gets around what this version closed: names, files, accounts.
 * @param {string} url
 * @param {{company_name: string, gov_approved_company_reg_doc: string}} details of the company
 * @returns {Promise<object>} the details whose names have changed
 */
async function checkClosed(url, { company_name, gov_approved_company_reg_doc }) {
  assert.equal(company_name, `’${FORMULA}`)
  assert.match(gov_approved_company_reg_doc, /^\/private\/files\/deed[\w ()-]*\.pdf$/)
  const administrator = await administratorOf(url)
  const users = await administrator.list('User', {}, ['name', 'username'])
  assert.deepEqual(
    users.filter((user) => /\b[6-9]\d{9}\b/.test(`${user.name} ${user.username}`)),
    [],
  )
  const files = await administrator.list('File', {}, ['file_name', 'file_url'])
  assert.deepEqual(
    files.filter((file) => /["'<>=&]/.test(`${file.file_name} ${file.file_url}`)),
    [],
  )
  return { company_name, gov_approved_company_reg_doc }
}

/**
 * Checks that the old session and a new one find the whole company and the market.
 * @param {string} url
 * @param {Filled} filled
 */
export async function checkAll(url, { client, company_name, before, market }) {
  client.baseUrl = url
  const { client: again, session } = await logIn(url, client.mobile)
  assert.equal(session.company_name, company_name)
  // Up to 0.4.0 an account was named after its number.
  assert.ok(!JSON.stringify(session).includes(client.mobile), session.email)
  assert.equal(await client.call('frappe.auth.get_logged_user'), session.email)
  assert.equal((await again.call('job_portal.api.get_boot')).market, 'live')
  // The account that created the company under an earlier release is its owner.
  const { items } = await client.call('job_portal.api.get_members')
  assert.deepEqual([items.length, items[0].role, items[0].is_me], [1, 'Owner', true])
  await checkMarket(url, market)
  for (const each of [client, again]) {
    const after = await seen(each, company_name)
    assert.deepEqual(after.bytes, before.bytes)
    const kept = { ...before.details, ...(await checkClosed(url, after.details)) }
    assert.deepEqual(added(after.details, kept), after.details)
  }
}

/**
 * Checks that the company can be changed and reviewed without losing the rest, and that it can post a job that is
 * found and applied for. The next company gets the next number. A log-out ends one of two sessions.
 * @param {string} url
 * @param {Filled} filled
 */
export async function changeAll(url, { client, company_name, before }) {
  client.baseUrl = url
  await client.call('job_portal.api.update_company_details', { name: company_name, city: 'Mysuru' })
  const { details } = await seen(client, company_name)
  assert.equal(details.city, 'Mysuru')
  assert.deepEqual(added(details.hr_list, before.details.hr_list), details.hr_list)
  const administrator = await Administrator.signIn(url)
  await approve(administrator, company_name)
  const job = await postJob(client)
  const searcher = await signUpAgreed(url, administrator)
  const { items } = await searcher.call('job_portal.api.list_jobs')
  assert.equal(items[0].name, job)
  const { name } = await searcher.call('job_portal.api.apply_to_job', { job })
  const applicants = await client.call('job_portal.api.get_applicants', { job })
  assert.deepEqual([applicants.total, applicants.items[0].name], [1, name])
  const { client: again } = await logIn(url, client.mobile)
  await again.call('logout')
  const next = await addCompany(await signUp(url, administrator))
  assert.ok(next > company_name, `${next} came after ${company_name}`)
}
