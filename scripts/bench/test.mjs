// npm run test:bench: the working tree on a real bench, on a temporary site. First it updates each release to the
// working tree by `bench update`. Then it runs get-app and install-app from scratch, Playwright, uninstall,
// reinstall, and the Python tests. The bench is --bench DIR, else $BENCH_DIR, else ~/frappe-bench. $DB_ROOT_PASSWORD is MariaDB's
// root password (default root).

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { endToEnd } from '../e2e.mjs'
import { Administrator } from '../lib/administrator.mjs'
import { exec } from '../lib/command.mjs'
import { STAFF, workInDesk, workOnEachKind } from '../lib/desk-work.mjs'
import { changeAll, checkAll, fill } from '../lib/filled-site.mjs'
import { freePort } from '../lib/host.mjs'
import { releases } from '../lib/release.mjs'
import { COMPANY } from '../lib/sample-company.mjs'
import { signUpEmployer } from '../lib/sample-job.mjs'
import { buildFrontend, setUpToTest } from '../lib/setup.mjs'
import { Refusal, run, step } from '../lib/steps.mjs'
import { APP, installForTests, withApp, withBench } from './app.mjs'
import { changed, leftovers } from './dump.mjs'
import { withSite } from './site.mjs'

/** @typedef {import('./app-repository.mjs').AppRepository} AppRepository */
/** @typedef {import('./bench.mjs').Bench} Bench */
/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./dump.mjs').Dump} Dump */

// This release does not ignore yarn.lock, so bench takes the one that its get-app wrote for a local change.
const NEEDS_NO_LOCK = '0.4.0'
// Specs that test only the page, whatever the host. `npm test` also runs them.
const OF_THE_PAGE = [
  'accessibility',
  'before-hydration',
  'branding',
  'browser-translation',
  'candidates',
  'composition',
  'drafts',
  'first-steps',
  'focus',
  'installable',
  'layout',
  'listen',
  'motion',
  'navigation',
  'toasts',
  'two-tabs',
  'untranslated',
]

/** @param {Bench} bench it runs a worker only during Playwright */
const doBackgroundJobs = (bench) =>
  step('background jobs', () => bench.run('worker', '--burst', '--quiet', '--queue', 'short,default,long'))

/**
 * Creates a company, and uses Desk as staff do: on the company, and on a record of each kind. No worker runs
 * the queued jobs.
 * @param {Site} site
 */
async function workOn(site) {
  const port = await freePort(0)
  const url = `http://${site.name}:${port}`
  await site.bench.served(port, async () => {
    const administrator = await Administrator.signIn(url)
    await administrator.useTrialGateway()
    const { company, mobile } = await signUpEmployer(url, administrator)
    await workInDesk(administrator, { company, company_name: COMPANY.company_name, mobile })
    await workOnEachKind(administrator, `${COMPANY.company_name} ${mobile}`)
  })
}

/**
 * Uninstalls the app while staff use Desk and the queue is full.
 * @param {Site} site
 * @param {Dump} fresh the site before any app was installed
 */
async function uninstall(site, fresh) {
  await step('work in Desk', () => workOn(site))
  const numbers = site.read(
    'execute',
    'frappe.get_all',
    '--kwargs',
    '{"doctype": "JP Account", "pluck": "mobile_no"}',
  )
  const people = ['@mobile.invalid', COMPANY.company_name, ...(numbers.match(/\d{10}/g) ?? [])]
  await step('uninstall-app', () => site.run('uninstall-app', APP, '--yes', '--no-backup'))
  await doBackgroundJobs(site.bench)
  const left = leftovers(fresh, site.dump(), people)
  if (left.length > 0) throw new Refusal(`The uninstalled app left behind:\n${left.join('\n')}`)
}

/**
 * Updates the app as docs/install.md says: by `bench update`, which also builds every app of the bench.
 * @param {Bench} bench
 * @param {string} version that is installed
 */
async function updateBench(bench, version) {
  if (version === NEEDS_NO_LOCK) await rm(join(bench.folder, 'apps', APP, 'yarn.lock'))
  await bench.run('update', '--apps', APP, '--no-backup')
}

/**
 * Updates an installed release, and checks the data stored under it.
 * @param {{version: string, commit: string}} release
 * @param {Site} site
 * @param {AppRepository} repository
 * @param {Dump} fresh
 */
async function upgrade({ version, commit }, site, repository, fresh) {
  const { bench } = site
  const port = await freePort(0)
  const url = `http://${site.name}:${port}`
  await repository.commitRelease(commit)
  await withApp(bench, ['--skip-assets', repository.url], async () => {
    const filled = await step(`release ${version}: installed and filled`, async () => {
      await installForTests(site)
      return bench.served(port, () => fill(url))
    })
    repository.commitWorkingTree()
    await step('this version, by bench update', () => updateBench(bench, version))
    await step('everything found', () =>
      bench.served(port, async () => {
        await checkAll(url, filled)
        await changeAll(url, filled)
      }),
    )
    await uninstall(site, fresh)
  })
}

/** Repeats the check of `bench update`, which refuses an app with local changes. @param {Bench} bench */
function checkUnchanged(bench) {
  const changes = bench.changes(APP)
  if (changes) throw new Refusal(`bench would not update the app, for it finds these changes:\n${changes}`)
}

/** @param {Site} site */
async function migrateTwice(site) {
  await site.run('migrate')
  const before = site.dump()
  await site.run('migrate')
  const found = changed(before, site.dump())
  if (found.length > 0) throw new Refusal(`The second migrate changed the database:\n${found.join('\n')}`)
}

/** @param {Site} site */
async function endToEndOn(site) {
  const port = await freePort(0)
  process.env.BASE_URL = `http://${site.name}:${port}`
  await site.run('set-config', 'host_name', process.env.BASE_URL)
  await site.bench.served(port, () =>
    site.bench.working(async () => {
      await endToEnd(['sample', 'market'], [`/(?!(${OF_THE_PAGE.join('|')}).spec)[^/]+$`])
      await site.run('execute', 'job_portal.tests.hostile_rows.plant')
      await endToEnd(['desk'])
    }),
  )
}

/**
 * @param {Site} site
 * @param {Dump} fresh
 */
async function checkOn(site, fresh) {
  await step('install-app', () => site.run('install-app', APP))
  await step('migrate, twice', () => migrateTwice(site))
  await step('Playwright', () => endToEndOn(site))
  await uninstall(site, fresh)
  await step('reinstall', () => site.run('install-app', APP))
  // The Python tests run last, because Frappe's test records stay on the site.
  await step('Python tests', async () => {
    await site.run('set-config', '-p', 'allow_tests', '1')
    // Frappe 15 exits with 0 when tests fail, except in CI.
    const tests = ['--site', site.name, 'run-tests', '--app', APP]
    await exec('bench', tests, { cwd: site.bench.folder, env: { CI: '1' } })
  })
}

await run(async () => {
  const { values } = parseArgs({ options: { bench: { type: 'string' } } })
  await withBench(values.bench, async (bench, repository) => {
    await setUpToTest()
    // releases.spec.ts copies the build for its own sites.
    await buildFrontend()
    await withSite(bench, async (site) => {
      await site.run('add-user', STAFF, '--first-name', 'Asha', '--add-role', 'System Manager')
      await doBackgroundJobs(bench)
      const fresh = site.dump()
      for (const release of releases()) await upgrade(release, site, repository, fresh)
      await withApp(bench, [repository.url], async () => {
        checkUnchanged(bench)
        await checkOn(site, fresh)
      })
    })
  })
})
