// The calls that `npm run lab -- api` measures, each with its preparations.

import { Client } from '../../scripts/lib/client.mjs'
import {
  agree,
  COMPANY,
  newMobile,
  register,
  uploadDocument,
  verifyNumber,
} from '../../scripts/lib/sample-company.mjs'

import { approve, postJob, signUpEmployer } from '../../scripts/lib/sample-job.mjs'

/** @typedef {() => Promise<unknown>} Call */
/** @typedef {(rounds: number) => Promise<Call[][]>} Supply for each round, calls that are made only once */

/**
 * How many account-changing calls each caller makes in a round, each with another account. All callers make
 * the same number. Otherwise the end of a round would wait for a single caller.
 */
const ACCOUNTS_EACH = 3

/** How many jobs an account posts, and applies for, in a round. */
const JOBS_EACH = 4

const PLACES = ['ko', 'kothrud', 'indira nagar', 'पुणे', 'kotrood', '560038', 'rampur', 'zzzz']

const SEARCHES = ['driver', 'bijli mistri', 'akauntant', 'cook near indiranagar', 'லாரி டிரைவர்', 'sales 15k']
const BEGUN = ['el', 'driv', 'बिज', 'data en', 'ban', 'zq']

/** A company's messages to each applicant, below the limit of 30 a minute. */
const MESSAGES = ['Can you come at ten?', 'Please bring your papers.', 'Ask for Meera at gate 2.']

const FREELANCER = { headline: 'Plumber', pincode: '560038', radius_km: 25, is_open: true }
const BRIEF = { title: 'Leaking tap', category: 'plumber', pincode: '560038', when: 'flexible' }

const HR = { hr_name: 'Meera', hr_mobile: '9812345678', hr_email: 'meera@raotextiles.in' }

/**
 * Repeatable calls. Each gets a number that is unique in the run.
 * @param {string} baseUrl
 * @param {import("../../scripts/lib/administrator.mjs").Administrator} administrator
 * @param {number} callers the number of parallel callers: each has its own company, since writers of one wait for each
 *   other
 * @returns {Promise<Record<string, (n: number) => Promise<unknown>>>}
 */
export async function repeatableCalls(baseUrl, administrator, callers) {
  const stranger = new Client(baseUrl)
  const owners = await Promise.all(Array.from({ length: callers }, () => owner(baseUrl, administrator)))
  /** @param {number} n */
  const of = (n) => /** @type {typeof owners[number]} */ (owners[n % callers])
  const quote = { amount: 400, unit: 'Visit' }
  await Promise.all(
    owners.map(({ brief }, n) => of(n + 1).client.call('job_portal.api.send_quote', { brief, ...quote })),
  )
  return {
    '`/frontend/login`, a guest': () => page(stranger, '/frontend/login'),
    '`/frontend/home`, signed in': (n) => page(of(n).client, '/frontend/home'),
    '`/frontend/jobs`, a guest': () => page(stranger, '/frontend/jobs'),
    '`/frontend/job-details/...`, a guest': (n) => page(stranger, of(n).url),
    '`list_jobs`, a guest': () => stranger.call('job_portal.api.list_jobs'),
    '`list_jobs`, near a pincode': (n) =>
      of(n).client.call('job_portal.api.list_jobs', { pincode: '560038', radius_km: 25 }),
    '`list_jobs`, with a text': (n) =>
      stranger.call('job_portal.api.list_jobs', { search: SEARCHES[n % SEARCHES.length] }),
    '`suggest_jobs`': (n) =>
      stranger.call('job_portal.api.suggest_jobs', { search: BEGUN[n % BEGUN.length] }),
    '`find_places`': (n) =>
      stranger.call('job_portal.api.find_places', { search: PLACES[n % PLACES.length] }),
    '`nearest_pincode`': (n) =>
      stranger.call('job_portal.api.nearest_pincode', { latitude: 18 + (n % 100) / 100, longitude: 73.86 }),
    '`get_job`, a guest': (n) => stranger.call('job_portal.api.get_job', { name: of(n).job }),
    '`get_categories`, a guest': () => stranger.call('job_portal.api.get_categories'),
    '`get_matches`': (n) => of(n).client.call('job_portal.api.get_matches', { job: of(n).job }),
    '`get_jobs_for_me`': (n) => of(n).client.call('job_portal.api.get_jobs_for_me'),
    '`list_freelancers`, a guest': () => stranger.call('job_portal.api.list_freelancers'),
    '`list_freelancers`, with a text': (n) =>
      stranger.call('job_portal.api.list_freelancers', { search: SEARCHES[n % SEARCHES.length] }),
    '`get_freelancer`, a guest': (n) =>
      stranger.call('job_portal.api.get_freelancer', { name: of(n).freelancer }),
    '`list_briefs`': (n) => of(n).client.call('job_portal.api.list_briefs'),
    '`list_briefs`, with a text': (n) =>
      of(n).client.call('job_portal.api.list_briefs', { search: SEARCHES[n % SEARCHES.length] }),
    '`get_quotes`': (n) => of(n).client.call('job_portal.api.get_quotes', { brief: of(n).brief }),
    '`get_boot`': (n) => of(n).client.call('job_portal.api.get_boot'),
    '`get_location_details`': (n) =>
      of(n).client.call('job_portal.api.get_location_details', { pincode: '560001' }),
    '`get_company_details`': (n) =>
      of(n).client.call('job_portal.api.get_company_details', { company_name: of(n).company }),
    '`get_hr_details`': (n) =>
      of(n).client.call('job_portal.api.get_hr_details', { company_name: of(n).company }),
    '`update_company_details`': (n) =>
      of(n).client.call('job_portal.api.update_company_details', {
        name: of(n).company,
        about_company: `Cotton, ${n}.`,
      }),
    '`edit_hr_details`': (n) =>
      of(n).client.call('job_portal.api.edit_hr_details', {
        company_name: of(n).company,
        hr_row_id: of(n).contact,
        hr_name: `Meera ${n}`,
      }),
    '`send_custom_sms`': () =>
      stranger.call('sign_in_manager.api.send_custom_sms', { mobile_no: newMobile(), used_for: 'Signup' }),
    '`verify_OTP_token`, a wrong code': () =>
      stranger.call('sign_in_manager.api.verify_OTP_token', {
        mobile_no: newMobile(),
        reference_number: 'none',
        OTP: '000000',
        used_for: 'Signup',
      }),
  }
}

/**
 * Calls to compare with more parallel callers than a bench has processes. The first one shows the cost of a session.
 * @param {string} baseUrl
 * @param {import("../../scripts/lib/administrator.mjs").Administrator} administrator
 * @param {number} callers the number of parallel callers
 * @returns {Promise<Record<string, (n: number) => Promise<unknown>>>}
 */
export async function callsOfMany(baseUrl, administrator, callers) {
  const owners = await Promise.all(Array.from({ length: callers }, () => owner(baseUrl, administrator)))
  /** @param {number} n */
  const of = (n) => /** @type {typeof owners[number]} */ (owners[n % callers])
  return {
    [`\`ping\`, signed in, ${callers} callers`]: (n) => of(n).client.call('ping'),
    [`\`get_company_details\`, ${callers} callers`]: (n) =>
      of(n).client.call('job_portal.api.get_company_details', { company_name: of(n).company }),
  }
}

/** @param {string} baseUrl @param {import("../../scripts/lib/administrator.mjs").Administrator} administrator */
async function owner(baseUrl, administrator) {
  const client = await signUpEmployer(baseUrl, administrator)
  const { company } = client
  const { hr_row_id } = await client.call('job_portal.api.add_hr_details', { company_name: company, ...HR })
  const job = await postJob(client)
  const { url } = await client.call('job_portal.api.get_job', { name: job })
  // An owner also looks for work: the account matches the others' jobs and is found for them.
  await agree(client)
  await client.call('job_portal.api.save_searcher', {
    ...{ headline: 'Loom Operator', pincode: '560001', education: '12th Pass' },
    ...{ experience_years: 2, is_open: true },
  })
  const { name: freelancer } = await client.call('job_portal.api.save_freelancer', FREELANCER)
  const { name: brief } = await client.call('job_portal.api.post_brief', BRIEF)
  return { client, company, contact: hr_row_id, job, url, freelancer, brief }
}

/**
 * The calls that an account makes once, from sign-up to its first messages to an applicant. Each supply needs the
 * calls before it.
 * @param {string} baseUrl
 * @param {import("../../scripts/lib/administrator.mjs").Administrator} administrator
 * @param {number} callers the number of parallel callers
 * @returns {Record<string, Supply>}
 */
export function callsOfNewAccounts(baseUrl, administrator, callers) {
  const accountsARound = callers * ACCOUNTS_EACH
  /**
   * @typedef {Awaited<ReturnType<typeof verifyNumber>> &
   *   {documents: string[], company: string, jobs: string[], applied: string[]}} Account
   * @type {Account[]}
   */
  const accounts = []
  /**
   * Alternates the calls of different accounts, because a company locks itself while it posts.
   * @param {number} rounds
   * @param {(account: typeof accounts[number]) => Call[]} callsOf the same number for each account
   */
  const shared = (rounds, callsOf) =>
    Array.from({ length: rounds }, (_, round) => {
      const calls = accounts.slice(round * accountsARound, (round + 1) * accountsARound).map(callsOf)
      return (calls[0] ?? []).flatMap((_first, n) => calls.map((ofOne) => /** @type {Call} */ (ofOne[n])))
    })
  /** @param {Account} account returns the next account: nobody applies for their own job */
  const after = (account) =>
    /** @type {Account} */ (accounts[(accounts.indexOf(account) + 1) % accounts.length])
  return {
    '`sign_up`': async (rounds) => {
      for (let n = 0; n < rounds * accountsARound; n++) {
        const client = await verifyNumber(baseUrl, administrator)
        accounts.push(Object.assign(client, { documents: [], company: '', jobs: [], applied: [] }))
      }
      return shared(rounds, (account) => [() => register(account)])
    },
    '`upload_file`': async (rounds) =>
      shared(rounds, (account) =>
        ['registration.pdf', 'pan.pdf'].map(
          (name) => async () => account.documents.push(await uploadDocument(account, name)),
        ),
      ),
    '`add_company`': async (rounds) =>
      shared(rounds, (account) => [
        async () => {
          const [gov_approved_company_reg_doc, company_pan_card] = account.documents
          const files = { gov_approved_company_reg_doc, company_pan_card }
          account.company = (await account.call('job_portal.api.add_company', { ...COMPANY, ...files })).name
        },
      ]),
    '`add_hr_details`': async (rounds) =>
      shared(rounds, (account) => [
        () => account.call('job_portal.api.add_hr_details', { company_name: account.company, ...HR }),
      ]),
    '`post_job`': async (rounds) => {
      for (const account of accounts) await approve(administrator, account.company)
      return shared(rounds, (account) =>
        Array(JOBS_EACH).fill(async () => account.jobs.push(await postJob(account))),
      )
    },
    '`apply_to_job`': async (rounds) => {
      for (const account of accounts) await agree(account)
      return shared(rounds, (account) =>
        after(account).jobs.map((job) => async () => {
          const { name } = await account.call('job_portal.api.apply_to_job', { job, cover_letter: 'Soon.' })
          after(account).applied.push(name)
        }),
      )
    },
    '`decide_application`': async (rounds) =>
      shared(rounds, (account) =>
        account.applied.map(
          (name) => () => account.call('job_portal.api.decide_application', { name, decision: 'shortlist' }),
        ),
      ),
    '`send_message`': async (rounds) =>
      shared(rounds, (account) =>
        account.applied.flatMap((application) =>
          MESSAGES.map((body, n) => () => {
            const message = { application, client_id: `${n}`, kind: 'text', body }
            return account.call('job_portal.api.send_message', message)
          }),
        ),
      ),
    '`get_messages`': async (rounds) =>
      shared(rounds, (account) =>
        account.applied.flatMap((application) =>
          MESSAGES.map(() => () => account.call('job_portal.api.get_messages', { application })),
        ),
      ),
    '`get_conversations`': async (rounds) =>
      shared(rounds, (account) =>
        account.applied.flatMap(() =>
          MESSAGES.map(() => () => account.call('job_portal.api.get_conversations')),
        ),
      ),
  }
}

/** @param {Client} client @param {string} path */
async function page(client, path) {
  const response = await client.request(path)
  const text = await response.text()
  if (!response.ok || !text.includes('id="boot"'))
    throw new Error(`${path}: ${response.status}, not the page`)
}
