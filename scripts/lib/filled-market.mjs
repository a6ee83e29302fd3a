// A market on a site of an older version, filled through its calls, and the check that all of it survives an upgrade.

import assert from 'node:assert/strict'
import { agree, signUp, uploadDocument } from './sample-company.mjs'
import { postJob, signUpEmployer } from './sample-job.mjs'

const API = 'job_portal.api.'

/**
 * Reduces an answer to the fields of an earlier one: a later version may add fields, but not drop any.
 * @param {any} after
 * @param {any} before
 * @returns {any} `after`, reduced to the fields of `before`
 */
export function added(after, before) {
  if (Array.isArray(before)) return before.map((each, index) => added(after?.[index], each))
  if (before === null || typeof before !== 'object') return before
  const kept = Object.entries(before).map(([name, value]) => [name, added(after?.[name], value)])
  return { ...after, ...Object.fromEntries(kept) }
}

/**
 * All that a job's company and its applicant can see of it, the resume's bytes included.
 * @param {{company: import('./client.mjs').Client, searcher: import('./client.mjs').Client, job: string, application:
 *   string}} market
 */
async function seen({ company, searcher, job, application }) {
  const profile = await searcher.call(`${API}get_searcher`)
  const resume = await searcher.request(profile.resume)
  assert.equal(resume.status, 200, profile.resume)
  return {
    jobs: await searcher.call(`${API}list_jobs`, { search: 'loom' }),
    job: await searcher.call(`${API}get_job`, { name: job }),
    profile,
    resume: await resume.text(),
    applications: await searcher.call(`${API}get_applications`),
    saved: await searcher.call(`${API}get_saved_jobs`),
    told: await searcher.call(`${API}get_notifications`),
    posted: await company.call(`${API}get_posted_jobs`),
    applicants: await company.call(`${API}get_applicants`, { job }),
    application: await company.call(`${API}get_application`, { name: application }),
    applied: await company.call(`${API}get_notifications`),
    consents: await searcher.call(`${API}get_consents`),
    alerts: await searcher.call(`${API}get_alerts`),
  }
}

/** @typedef {Awaited<ReturnType<typeof fillMarket>>} Market */

/**
 * A company's job, which a searcher with a profile has saved and applied for, and been shortlisted.
 * @param {string} url of a site with the trial gateway
 * @param {import('./administrator.mjs').Administrator} administrator
 */
export async function fillMarket(url, administrator) {
  // The page of an unbuilt release has no CSRF token.
  await administrator.client.read(`${API}get_boot`)
  const company = await signUpEmployer(url, administrator)
  const job = await postJob(company)
  const searcher = await signUp(url, administrator)
  await agree(searcher)
  const resume = await uploadDocument(searcher, 'resume.pdf')
  await searcher.call(`${API}save_searcher`, {
    full_name: 'Asha Rao',
    headline: 'Weaver',
    pincode: '560001',
    resume,
  })
  await searcher.call(`${API}save_job`, { job })
  const letter = 'I have run looms for two years.'
  const applied = await searcher.call(`${API}apply_to_job`, { job, resume, cover_letter: letter })
  const application = applied.name
  await company.call(`${API}decide_application`, { name: application, decision: 'shortlist' })
  await searcher.call(`${API}save_alert`, { search: 'loom', how_often: 'Daily' })
  const market = { company, searcher, job, application }
  return { ...market, before: await seen(market) }
}

/**
 * Checks that both sides find everything unchanged, in their old sessions.
 * @param {string} url
 * @param {Market} market
 */
export async function checkMarket(url, market) {
  market.company.baseUrl = market.searcher.baseUrl = url
  const after = await seen(market)
  assert.deepEqual(added(after, updated(market.before)), after)
}

/**
 * The answers from before, with what the update changes on purpose.
 * @param {Market['before']} before
 */
function updated(before) {
  // Addresses and links, too, name the district as people do.
  const renamed = JSON.stringify(before).replaceAll(/(Bengaluru) Urban|(bengaluru)-urban/g, '$1$2')
  const { consents, ...others } = JSON.parse(renamed)
  // The notice of applications has changed since the account agreed, so the site asks again.
  return {
    ...others,
    consents: { ...consents, application: { ...consents.application, version: 2, state: 'outdated' } },
  }
}
