// npm run test:bench: the working tree on a real bench: get-app, a throw-away site, both suites, uninstall.
// The bench is --bench DIR, else $BENCH_DIR, else ~/frappe-bench. $DB_ROOT_PASSWORD is MariaDB's (default root).

import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { endToEnd } from './e2e.mjs'
import { Bench, commitWorkingTree, findBench } from './lib/bench.mjs'
import { freePort } from './lib/host.mjs'
import { forgetName, nameOnLoopback } from './lib/hosts-file.mjs'
import { setUpToTest } from './lib/setup.mjs'
import { Refusal, run, step } from './lib/steps.mjs'

// What an uninstalled app may not leave behind, by where it would be found.
const LEFTOVERS = `
  select concat('table ', table_name) from information_schema.tables
    where table_schema = database() and (table_name like 'tabJP %' or table_name = 'tabJob Portal Settings')
  union all select concat('role ', name) from tabRole where name in ('JP Company', 'JP Reviewer')
  union all select concat('assignment of ', role) from \`tabHas Role\` where role in ('JP Company', 'JP Reviewer')
  union all select concat('doctype ', name) from tabDocType where module = 'Job Portal'
  union all select concat('module ', name) from \`tabModule Def\` where app_name = 'job_portal'
  union all select concat('custom field ', name) from \`tabCustom Field\` where module = 'Job Portal'
  union all select concat('permission on ', parent) from \`tabCustom DocPerm\` where parent like 'JP %'
  union all select concat('scheduled job ', method) from \`tabScheduled Job Type\` where method like 'job\\_portal.%'
  union all select concat('workspace ', name) from tabWorkspace where module = 'Job Portal'
  union all select concat('single ', doctype, '.', field) from tabSingles where doctype = 'Job Portal Settings'
  union all select concat('series ', name) from tabSeries where name like 'JPC-%'`

/** @param {Bench} bench @param {string} site */
async function checkOn(bench, site) {
  await nameOnLoopback(site)
  const password = process.env.DB_ROOT_PASSWORD ?? 'root'
  const database = ['--db-root-username', 'root', '--db-root-password', password]
  await step('new site', () =>
    bench.run(
      'new-site',
      site,
      ...database,
      '--admin-password',
      'admin',
      '--mariadb-user-host-login-scope=%',
    ),
  )
  try {
    await step('install-app', () => bench.run('--site', site, 'install-app', 'job_portal'))
    await step('migrate, twice', async () => {
      await bench.run('--site', site, 'migrate')
      const before = bench.query(
        site,
        "select name, modified from tabDocType where module = 'Job Portal' order by name",
      )
      await bench.run('--site', site, 'migrate')
      const after = bench.query(
        site,
        "select name, modified from tabDocType where module = 'Job Portal' order by name",
      )
      if (before !== after) throw new Refusal(`The second migrate changed records:\n${before}\n->\n${after}`)
    })
    await step('Python tests', async () => {
      await bench.run('--site', site, 'set-config', '-p', 'allow_tests', '1')
      await bench.run('--site', site, 'run-tests', '--app', 'job_portal')
    })
    const port = await freePort(0)
    process.env.BASE_URL = `http://${site}:${port}`
    await bench.run('--site', site, 'set-config', 'host_name', process.env.BASE_URL)
    await step('Playwright', async () => {
      await bench.serve(port)
      await endToEnd()
    })
    await step('uninstall-app', async () => {
      await bench.run('--site', site, 'uninstall-app', 'job_portal', '--yes', '--no-backup')
      const left = bench.query(site, LEFTOVERS)
      if (left) throw new Refusal(`The uninstalled app left behind:\n${left}`)
    })
    await step('reinstall', () => bench.run('--site', site, 'install-app', 'job_portal'))
  } finally {
    await bench.stop()
    forgetName(site)
    await step('drop site', () =>
      bench.run(
        'drop-site',
        site,
        '--root-login',
        'root',
        '--root-password',
        password,
        '--no-backup',
        '--force',
      ),
    )
  }
}

await run(async () => {
  const { values } = parseArgs({ options: { bench: { type: 'string' } } })
  const folder = findBench(values.bench)
  if (!folder) throw new Refusal('No bench was found: name its folder with --bench DIR or $BENCH_DIR.')
  if (existsSync(join(folder, 'apps', 'job_portal')))
    throw new Refusal(
      `${folder} has job_portal already. Remove it first (bench remove-app job_portal), or use another bench.`,
    )
  await setUpToTest()
  const bench = new Bench(folder)
  const temporary = await mkdtemp(join(tmpdir(), 'job-portal-tree-'))
  const copy = join(temporary, 'job_portal')
  try {
    await bench.startServices()
    commitWorkingTree(copy)
    await step('get-app (installs and builds)', () => bench.run('get-app', `file://${copy}`))
    try {
      await checkOn(bench, `${basename(copy).replace('_', '-')}-${Date.now()}.localhost`)
    } finally {
      await step('remove-app', () => bench.run('remove-app', 'job_portal', '--no-backup', '--force'))
    }
  } finally {
    await bench.stop()
    await rm(temporary, { recursive: true, force: true })
  }
})
