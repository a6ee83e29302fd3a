// npm run bench:api: each method's throughput beside an empty whitelisted method (`ping`), alternating in one run.
// Against BASE_URL if it is set, else against a fresh embedded host. Prints figures; passes no judgement.

import { cpus } from 'node:os'
import { Administrator } from './lib/administrator.mjs'
import { CallError, Client } from './lib/client.mjs'
import { withHost } from './lib/host.mjs'
import { addCompany, newMobile, signUp } from './lib/sample-company.mjs'
import { setUpToServe } from './lib/setup.mjs'
import { run } from './lib/steps.mjs'

const CONCURRENCY = 4
const ROUND_MS = 1000
const ROUNDS = 3

/**
 * @param {(n: number) => Promise<unknown>} once gets a number that no other call of this run gets
 * @returns {Promise<{perSecond: number, refused: number}>}
 */
async function throughput(once) {
  const until = performance.now() + ROUND_MS
  let done = 0
  let refused = 0
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (performance.now() < until) {
        try {
          await once(serial++)
          done++
        } catch (error) {
          if (!(error instanceof CallError)) throw error
          refused++
        }
      }
    }),
  )
  return { perSecond: done / (ROUND_MS / 1000), refused }
}
let serial = 0

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** @param {string} baseUrl */
async function measure(baseUrl) {
  const administrator = await Administrator.signIn(baseUrl)
  await administrator.useOutbox()
  const owner = await signUp(baseUrl, administrator)
  const company = await addCompany(owner)
  const hr = {
    company_name: company,
    hr_name: 'Meera',
    hr_mobile: '9812345678',
    hr_email: 'meera@raotextiles.in',
  }
  await owner.call('job_portal.api.add_hr_details', hr)
  const [{ hr_row_id }] = await owner.call('job_portal.api.get_hr_details', { company_name: company })
  const stranger = new Client(baseUrl)

  /** @type {Record<string, (n: number) => Promise<unknown>>} */
  const methods = {
    'job_portal.api.get_location_details': () =>
      owner.call('job_portal.api.get_location_details', { pincode: '560001' }),
    'job_portal.api.get_company_details': () =>
      owner.call('job_portal.api.get_company_details', { company_name: company }),
    'job_portal.api.get_hr_details': () =>
      owner.call('job_portal.api.get_hr_details', { company_name: company }),
    'job_portal.api.update_company_details': (n) =>
      owner.call('job_portal.api.update_company_details', { name: company, about_company: `Cotton, ${n}.` }),
    'job_portal.api.edit_hr_details': (n) =>
      owner.call('job_portal.api.edit_hr_details', {
        company_name: company,
        hr_row_id,
        hr_name: `Meera ${n}`,
      }),
    'sign_in_manager.api.send_custom_sms': () =>
      stranger.call('sign_in_manager.api.send_custom_sms', { mobile_no: newMobile(), used_for: 'Signup' }),
    'sign_in_manager.api.verify_OTP_token (wrong code)': () =>
      stranger.call('sign_in_manager.api.verify_OTP_token', {
        mobile_no: newMobile(),
        reference_number: 'none',
        OTP: '000000',
        used_for: 'Signup',
      }),
  }

  console.log(
    `${baseUrl}, ${cpus().length} cores, ${CONCURRENCY} callers, median of ${ROUNDS} rounds of ${ROUND_MS} ms\n`,
  )
  console.log(
    '| method | calls/s | ping/s in the same round | share of ping | refused |\n|---|---|---|---|---|',
  )
  for (const [name, once] of Object.entries(methods)) {
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) {
      const ping = await throughput(() => stranger.call('ping'))
      rounds.push({ ping, method: await throughput(once) })
    }
    const calls = median(rounds.map(({ method }) => method.perSecond))
    const pings = median(rounds.map(({ ping }) => ping.perSecond))
    const share = median(rounds.map(({ ping, method }) => method.perSecond / ping.perSecond))
    const refused = rounds.reduce((sum, { method }) => sum + method.refused, 0)
    console.log(`| ${name} | ${calls.toFixed(0)} | ${pings.toFixed(0)} | ${share.toFixed(2)} | ${refused} |`)
  }
}

await run(async () => {
  await setUpToServe()
  await withHost(measure)
})
