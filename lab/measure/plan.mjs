// npm run plan: what a market of a given size asks of its machines, by what docs/performance.md and docs/scale.md say that a call
// and a record cost. Arithmetic only: change MARKET, or measure anew, and run it again.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/steps.mjs'

const MARKET = {
  searchers: 10_000_000,
  liveJobs: 1_000_000,
  applicationsAYear: 50_000_000,
  // The rest is our reading of such a market.
  jobsACompany: 4,
  visitsAnApplication: 5,
  newAccountsAYear: 4_000_000,
  signInsAYear: 20_000_000,
  yearsKept: 2,
}
const JOB_DAYS = 7
/** The share of a day's calls in its busiest hour, and how much more than that hour's mean its busiest minute has. */
const BUSIEST_HOUR = 0.12
const MINUTE_OVER_HOUR = 1.5
/** A core that is busier than this lets calls wait. */
const BUSY = 0.5

/** Calls of a visit to the jobs. Most visitors are signed in, and their app is on the phone already. */
const VISIT = {
  '`/frontend/jobs`, a guest': 0.5,
  '`get_boot`': 1,
  '`list_jobs`, a guest': 1,
  '`list_jobs`, near a pincode': 1.5,
  '`list_jobs`, with a text': 1.5,
  '`suggest_jobs`': 3,
  '`get_job`, a guest': 4,
  '`get_jobs_for_me`': 0.5,
}

/** Calls in a year. */
function callsAYear() {
  const { liveJobs, applicationsAYear, visitsAnApplication, newAccountsAYear, signInsAYear } = MARKET
  const visits = applicationsAYear * visitsAnApplication
  const jobs = (liveJobs * 365) / JOB_DAYS
  const calls = Object.entries(VISIT).map(([name, times]) => [name, visits * times])
  return Object.fromEntries([
    ...calls,
    ['`post_job`', jobs],
    ['`get_matches`', jobs * 2],
    ['`apply_to_job`', applicationsAYear],
    ['`decide_application`', applicationsAYear],
    ['`send_custom_sms`', newAccountsAYear + signInsAYear],
    ['`verify_OTP_token`, a wrong code', newAccountsAYear + signInsAYear],
    ['`sign_up`', newAccountsAYear],
  ])
}

/**
 * The rows of a table in the documents, by their first cell.
 * @param {string} file @param {string} header how the table's first line begins
 * @returns {Map<string, string[]>}
 */
function table(file, header) {
  const [, rest = ''] = readFileSync(join(root, 'docs', file), 'utf8').split(header, 2)
  const lines = rest.split('\n\n')[0]?.split('\n').slice(2) ?? []
  const rows = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  return new Map(rows.map(([name = '', ...cells]) => [name, cells]))
}

/** @param {Map<string, string[]>} table @param {string} name @returns {number} the first cell of a row */
const rowsOf = (table, name) => Number(table.get(name)?.[0]?.replaceAll(',', ''))

/** @param {number} number */
const plain = (number) => number.toLocaleString('en-IN', { maximumFractionDigits: number < 10 ? 1 : 0 })

function printCalls() {
  const costs = table('performance.md', '| call | calls/s |')
  const busiest = (BUSIEST_HOUR * MINUTE_OVER_HOUR) / 3600 / 365
  const cores = { web: 0, database: 0, cache: 0 }
  let all = 0
  console.log('| call | a year, million | a second in the busiest minute |\n|---|---|---|')
  for (const [name, aYear] of Object.entries(callsAYear())) {
    const [web, database, cache] = (costs.get(name) ?? []).slice(-3).map(Number)
    if (web === undefined || database === undefined || cache === undefined)
      throw new Error(`docs/performance.md does not say what ${name} costs`)
    const aSecond = aYear * busiest
    all += aSecond
    cores.web += (aSecond * web) / 1000
    cores.database += (aSecond * database) / 1000
    cores.cache += (aSecond * cache) / 1000
    console.log(`| ${name} | ${plain(aYear / 1e6)} | ${plain(aSecond)} |`)
  }
  console.log(`| all | | ${plain(all)} |\n`)
  console.log(`| part | cores that work in that minute | cores at ${BUSY * 100} % |\n|---|---|---|`)
  for (const [part, working] of Object.entries(cores))
    console.log(`| ${part} | ${plain(working)} | ${Math.ceil(working / BUSY)} |`)
}

function printBytes() {
  const bytes = table('scale.md', '| table | rows | bytes a row |')
  const { searchers, liveJobs, applicationsAYear, jobsACompany, yearsKept } = MARKET
  const jobs = ((liveJobs * 365) / JOB_DAYS) * yearsKept
  const companies = liveJobs / jobsACompany
  /** @param {string} word @param {string} of tables of a site where each record has its words */
  const words = (word, of) => rowsOf(bytes, word) / rowsOf(bytes, of)
  /** @type {[string, number, string[]][]} what, how many, and the tables that have a row of each */
  const records = [
    ['accounts', searchers + companies, ['tabUser', 'tabHas Role']],
    ['companies with a contact', companies, ['tabJP Company', 'tabJP Company HR']],
    ['files of companies and resumes', searchers + 2 * companies, ['tabFile']],
    ['searchers', searchers, ['tabJP Searcher']],
    [
      'words of searchers',
      searchers * words('tabJP Searcher Word', 'tabJP Searcher'),
      ['tabJP Searcher Word'],
    ],
    [`jobs of ${yearsKept} years`, jobs, ['tabJP Job']],
    ['words of live jobs', liveJobs * words('tabJP Job Word', 'tabJP Job'), ['tabJP Job Word']],
    [`applications of ${yearsKept} years`, applicationsAYear * yearsKept, ['tabJP Application']],
  ]
  console.log('\n| records | million | bytes each | GB |\n|---|---|---|---|')
  let all = 0
  for (const [name, count, tables] of records) {
    const each = tables.reduce((sum, one) => sum + Number(bytes.get(one)?.[1]), 0)
    if (Number.isNaN(each)) throw new Error(`docs/scale.md does not say what ${tables.join(', ')} take`)
    all += count * each
    console.log(`| ${name} | ${plain(count / 1e6)} | ${plain(each)} | ${plain((count * each) / 1e9)} |`)
  }
  console.log(`| all | | | ${plain(all / 1e9)} |`)
}

await run(async () => {
  printCalls()
  printBytes()
})
