// npm run test:migration: the latest release's site, filled through its calls, lives on under this version.

import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Administrator } from './lib/administrator.mjs'
import { Client } from './lib/client.mjs'
import { exec } from './lib/command.mjs'
import { freePort, startHost } from './lib/host.mjs'
import { addCompany, signUp } from './lib/sample-company.mjs'
import { setUpToServe } from './lib/setup.mjs'
import { Refusal, run, step } from './lib/steps.mjs'

/** Release tags do not travel with every clone: their commits are named in a file. */
const RELEASES = /** @type {Record<string, string>} */ (createRequire(import.meta.url)('../releases.json'))

/**
 * @param {string} commit
 * @param {string} folder
 */
async function checkOut(commit, folder) {
  const archive = join(folder, 'release.tar')
  try {
    await exec('git', ['archive', '--output', archive, commit], { quiet: true })
  } catch {
    throw new Refusal(`The clone has no commit ${commit}: fetch the whole history (git fetch --unshallow).`)
  }
  await exec('tar', ['-xf', archive, '-C', folder])
  await rm(archive)
}

/**
 * Does `work` against a host on `data`.
 * @template T
 * @param {{data: string, from?: string}} options from: the clone whose host it is
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function served(options, work) {
  const host = await startHost({ ...options, port: await freePort(0), quiet: true })
  try {
    return await work(host.url)
  } finally {
    await host.stop()
  }
}

/** The site's administrator, without a token from the page: a release checked out is not built. @param {string} url */
async function administratorOf(url) {
  const client = new Client(url)
  await client.call('login', { usr: 'Administrator', pwd: process.env.ADMIN_PASSWORD ?? 'admin' })
  return new Administrator(client)
}

/**
 * Everything that the company's account can see of it, its documents' bytes included.
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

/** Fills a site of the release. @param {string} url */
async function fill(url) {
  const client = await signUp(url, await administratorOf(url))
  const company_name = await addCompany(client)
  await client.call('job_portal.api.add_hr_details', {
    company_name,
    hr_name: 'Ravi Kumar',
    hr_mobile: '9876501234',
    hr_email: 'ravi@raotextiles.in',
  })
  return { client, company_name, before: await seen(client, company_name) }
}

/**
 * @param {string} url
 * @param {string} mobile_no
 * @returns {Promise<{client: Client, session: any}>} a second browser, and what its log-in replied
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

/** @param {string} url @param {Awaited<ReturnType<typeof fill>>} filled */
async function checkAll(url, { client, company_name, before }) {
  // The session of before the upgrade, and a new one.
  client.baseUrl = url
  const { client: again, session } = await logIn(url, client.mobile)
  assert.equal(session.company_name, company_name)
  for (const each of [client, again]) {
    const after = await seen(each, company_name)
    assert.deepEqual(after.bytes, before.bytes)
    // A later version may tell more of a company, and no less.
    assert.deepEqual({ ...after.details, ...before.details }, after.details)
  }
}

/**
 * A second start finds nothing left to bring up to date, and the company can be changed.
 * @param {string} url
 * @param {Awaited<ReturnType<typeof fill>>} filled
 */
async function changeAll(url, { client, company_name, before }) {
  client.baseUrl = url
  await client.call('job_portal.api.update_company_details', { name: company_name, city: 'Mysuru' })
  const { details } = await seen(client, company_name)
  assert.equal(details.city, 'Mysuru')
  assert.deepEqual(details.hr_list, before.details.hr_list)
}

export async function migrationTest() {
  const [version, commit] = Object.entries(RELEASES).at(-1) ?? []
  if (!version || !commit) throw new Refusal('releases.json names no release.')
  const folder = await mkdtemp(join(tmpdir(), 'job-portal-'))
  const data = join(folder, '.data')
  try {
    await checkOut(commit, folder)
    const filled = await step(`release ${version}: filled`, () => served({ data, from: folder }, fill))
    await step('this version on its data', () => served({ data }, (url) => checkAll(url, filled)))
    await step('and again', () => served({ data }, (url) => changeAll(url, filled)))
  } finally {
    await rm(folder, { recursive: true })
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  await run(async () => {
    await setUpToServe()
    await migrationTest()
  })
