// npm run hard [-- --full] [--bench DIR] [--opensearch DIR] [NAME...]: the product under attack, load and failure. Slow,
// so no part of npm test. Each battery gets a fresh embedded host, or the site at BASE_URL (ADMIN_PASSWORD, default
// admin, reads its codes). Those of `scale` start several servers of a kind, from the folder that an option names.
// Prints figures; exit code 1 when a promise of docs/security.md or docs/reliability.md is broken.

import { parseArgs } from 'node:util'
import { endToEnd } from '../scripts/e2e.mjs'
import { withHost } from '../scripts/lib/host.mjs'
import { setUpToAttack } from '../scripts/lib/setup.mjs'
import { Refusal, run, seconds, step } from '../scripts/lib/steps.mjs'
import { runBattery } from './battery.mjs'
import { scaleNodes, scaleReplica } from './servers/batteries.mjs'

/**
 * A battery of lab/: it talks to BASE_URL as a stranger would, and ends with 1 for a broken promise.
 * SITE_FOLDER and HOST_LOG, where they are set, are what no stranger sees: it may search them for secrets.
 * @param {string} module
 * @returns {() => Promise<void>}
 */
const battery = (module) => () =>
  withHost(
    (baseUrl, inside) =>
      runBattery(module, {
        env: { BASE_URL: baseUrl, ...(inside && { SITE_FOLDER: inside.data, HOST_LOG: inside.log }) },
      }),
    { keepLog: true },
  )

/**
 * A battery that makes the sites it needs by itself.
 * @param {string} module
 * @param {...string} args
 * @returns {() => Promise<void>}
 */
const ownSite =
  (module, ...args) =>
  () =>
    runBattery(module, { args })

const { values, positionals: named } = parseArgs({
  options: { full: { type: 'boolean' }, bench: { type: 'string' }, opensearch: { type: 'string' } },
  allowPositionals: true,
})
const OPENSEARCH = values.opensearch ? ['--opensearch', values.opensearch] : []
const COMPANIES = values.full ? '1000000' : '100000'

/** @type {Record<string, () => Promise<void>>} by the name that runs one alone */
const BATTERIES = {
  'attack-otp': battery('attack.otp'),
  'attack-accounts': battery('attack.accounts'),
  'attack-requests': battery('attack.requests'),
  'attack-cost': battery('attack.cost'),
  'attack-harvest': ownSite('attack.harvest'),
  browser: () => endToEnd(['hard']),
  'load-editors': battery('load.editors'),
  'load-sign-ups': battery('load.sign_ups'),
  'load-applicants': battery('load.applicants'),
  'load-applicants-killed': ownSite('load.applicants', '--killed'),
  'load-alerts': ownSite('load.alerts'),
  'load-gateway': battery('load.gateway'),
  'load-killed': ownSite('load.killed'),
  'load-render-kills': ownSite('load.render_kills'),
  'load-disk-full': ownSite('load.disk_full'),
  'load-search': ownSite('load.search'),
  'load-scale': ownSite('load.scale', '--companies', COMPANIES),
}

/** @type {Record<'bench' | 'opensearch', typeof BATTERIES>} by the option that names the folder of their servers */
const SERVER_BATTERIES = {
  bench: { 'scale-nodes': () => scaleNodes(values.bench), 'scale-replica': () => scaleReplica(values.bench) },
  opensearch: { 'scale-search': ownSite('load.scale_search', ...OPENSEARCH) },
}
const ALL = { ...BATTERIES, ...SERVER_BATTERIES.bench, ...SERVER_BATTERIES.opensearch }
const MISSING = /** @type {('bench' | 'opensearch')[]} */ (['bench', 'opensearch']).filter(
  (option) => !values[option],
)
/** @type {string[]} */
const LEFT_OUT = MISSING.flatMap((option) => Object.keys(SERVER_BATTERIES[option]))

await run(async () => {
  const unknown = named.find((name) => !Object.hasOwn(ALL, name))
  if (unknown)
    throw new Refusal(`There is no battery ${unknown}: choose among ${Object.keys(ALL).join(', ')}.`)
  const chosen = named.length > 0 ? named : Object.keys(ALL).filter((name) => !LEFT_OUT.includes(name))
  await step('set-up', setUpToAttack)
  const lines = /** @type {string[]} */ ([])
  let broken = 0
  for (const name of chosen) {
    const since = Date.now()
    try {
      await step(name, /** @type {() => Promise<void>} */ (ALL[name]))
      lines.push(`  held    ${name} (${seconds(since)})`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      process.stderr.write(`${error.message}\n`)
      lines.push(`  BROKEN  ${name} (${seconds(since)})`)
      broken++
    }
  }
  if (named.length === 0)
    for (const option of MISSING)
      lines.push(
        `  not run ${Object.keys(SERVER_BATTERIES[option]).join(', ')}: name a folder with --${option} DIR`,
      )
  process.stdout.write(`\n${lines.join('\n')}\n`)
  if (broken > 0) throw new Refusal(`${broken} of ${chosen.length} batteries found a broken promise.`)
})
