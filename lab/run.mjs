// npm run lab: lists the commands. npm run lab -- NAME [ARGUMENT...]: runs one; the arguments are its own (`--help`
// for those in Python). npm run lab -- all: runs every attack and load test that needs no servers of its own. All are
// slow, so npm test runs only the judges'. An attack or load test uses a fresh embedded host, or the site at BASE_URL
// (ADMIN_PASSWORD, default admin, reads its codes). It exits with 1 for a broken promise of docs/security.md or
// docs/reliability.md. Measurements print figures without a verdict.

import { join } from 'node:path'
import { endToEnd } from '../scripts/e2e.mjs'
import { exec } from '../scripts/lib/command.mjs'
import { withHost } from '../scripts/lib/host.mjs'
import { python, root } from '../scripts/lib/paths.mjs'
import { setUpForLab } from '../scripts/lib/setup.mjs'
import { Refusal, run, seconds, step } from '../scripts/lib/steps.mjs'
import { runBattery } from './battery.mjs'
import { conversation, harvest } from './servers/batteries.mjs'

/** @typedef {(args: string[]) => Promise<void>} Work */

/** @param {string[]} args @param {string} option @returns {string | undefined} */
const optionOf = (args, option) => (args.includes(option) ? args[args.indexOf(option) + 1] : undefined)

/** A Python module that calls BASE_URL as a stranger. @param {string} module @returns {Work} */
const battery = (module) => (args) =>
  withHost((BASE_URL) => runBattery(module, { args, env: { BASE_URL } }), { isQuiet: true })

/**
 * A Python module that opens its site itself: a bench's site with the bench's Python. @param {string} module @returns
 * {Work}
 */
const own = (module) => (args) => {
  const bench = optionOf(args, '--bench')
  const interpreter = bench ? join(bench, 'env', 'bin', 'python') : python
  return exec(interpreter, ['-m', `lab.${module}`, ...args], { env: { PYTHONPATH: root } })
}

/** @param {string} name of a script in measure/ @returns {Work} */
const measure = (name) => (args) =>
  exec(process.execPath, [join(root, 'lab', 'measure', `${name}.mjs`), ...args])

/** @type {Record<string, [about: string, work: Work]>} by name */
const LAB = {
  'attack-openapi': [
    'Schemathesis calls what the OpenAPI file of companies describes, and every other method (CASES)',
    battery('attack.openapi'),
  ],
  'attack-cost': ["what a guest's request costs a worker (DRAWS)", battery('attack.cost')],
  'attack-harvest': [
    'what 50 accounts that work together collect in a day (SMALL=1): --bench DIR',
    (args) => harvest(optionOf(args, '--bench')),
  ],
  'load-render-kills': [
    'the child that renders is killed in the middle of pages (KILLS)',
    own('load.render_kills'),
  ],
  'load-conversation': [
    'pairs write to each other while their host is killed (PAIRS, MESSAGES): --bench DIR',
    (args) => conversation(optionOf(args, '--bench')),
  ],
  'load-scale': [
    'very many jobs beside few: --jobs N; --bench DIR --small SITE --large SITE',
    own('load.scale'),
  ],
  browser: ['each step in Chromium, whatever fails', () => endToEnd(['hard'])],
  'scale-search': ['three nodes of OpenSearch: --opensearch DIR', own('servers.search_nodes')],
  fill: ['a site filled with the town: --jobs N, --data DIR or --bench DIR --site NAME', own('town')],
  'fill-freelancers': [
    'a site filled with freelancers and briefs: --freelancers N, and as fill',
    own('freelance_town'),
  ],
  'fill-conversations': [
    'a site filled with messages: --messages N --bench DIR --site NAME',
    own('talk_town'),
  ],
  judge: ['does the search find what people mean: --held-back, --worst N, --set DIR', own('judged.judge')],
  'judge-matches': ['are jobs and people matched well', own('judged.match_judge')],
  'judge-resumes': [
    'which fields of resumes are read right: --set DIR, --wrong',
    own('judged.resumes_judge'),
  ],
  'judge-postings': [
    'do the rules about wording judge well: --wrong, --set DIR',
    own('judged.postings_judge'),
  ],
  'learn-postings': [
    'writes the weights of the model of frauds from the labelled postings',
    own('judged.postings_learning'),
  ],
  page: ['bytes and times of a first visit on a slow phone', measure('page')],
  api: ["each method's throughput beside an empty one: WORD... chooses", measure('api')],
  'on-screen': [
    'a sent message until it stands on the other screen, in pings (SOCKETS)',
    measure('on-screen'),
  ],
  ways: ['taps and seconds of new people on a slow phone: WAY... chooses', measure('ways')],
}
/** The commands of `all`. */
const ALONE = Object.keys(LAB).filter((name) => /^(attack|load)-|^browser$/.test(name))
const LIST = Object.entries({ ...LAB, all: [ALONE.join(', ')] })
  .map(([name, [about]]) => `  ${name.padEnd(16)} ${about}`)
  .join('\n')

/** @param {string[]} names @param {string[]} args */
async function tryAll(names, args) {
  const lines = /** @type {string[]} */ ([])
  let failed = 0
  for (const name of names) {
    const since = Date.now()
    try {
      await step(name, () => /** @type {[string, Work]} */ (LAB[name])[1](args))
      lines.push(`  done    ${name} (${seconds(since)})`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      process.stderr.write(`${error.message}\n`)
      lines.push(`  FAILED  ${name} (${seconds(since)})`)
      failed++
    }
  }
  process.stdout.write(`\n${lines.join('\n')}\n`)
  if (failed > 0) throw new Refusal(`${failed} of ${names.length} failed.`)
}

const [name, ...args] = process.argv.slice(2)
if (name)
  await run(async () => {
    if (name !== 'all' && !Object.hasOwn(LAB, name))
      throw new Refusal(`There is no ${name} in the lab. There are:\n${LIST}`)
    await step('set-up', setUpForLab)
    await tryAll(name === 'all' ? ALONE : [name], args)
  })
else console.log(`npm run lab -- NAME [ARGUMENT...]\n\n${LIST}`)
