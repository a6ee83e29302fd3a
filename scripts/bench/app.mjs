// The app on a bench, for the time of a test.

import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal, step } from '../lib/steps.mjs'
import { AppRepository } from './app-repository.mjs'
import { Bench, findBench } from './bench.mjs'

export const APP = 'job_portal'
// A site may leave these extras out (pyproject.toml), but the tests use them.
const EXTRAS = '[search]'

/**
 * Runs `work` with the app on the bench, then removes the app.
 * @param {Bench} bench
 * @param {string[]} args of get-app
 * @param {() => Promise<void>} work
 */
export async function withApp(bench, args, work) {
  await step('get-app', () => bench.run('get-app', ...args))
  try {
    const folder = join(bench.folder, 'apps', APP)
    await step('optional packages', () => bench.run('pip', 'install', '-e', folder + EXTRAS))
    await work()
  } finally {
    await step('remove-app', () => bench.run('remove-app', APP, '--no-backup', '--force'))
  }
}

/**
 * Runs `work` on a bench without the app and with running services. `repository` is the source to get the app from.
 * @param {string | undefined} named by --bench
 * @param {(bench: Bench, repository: AppRepository) => Promise<void>} work
 */
export async function withBench(named, work) {
  const folder = findBench(named)
  if (!folder) throw new Refusal('No bench was found: name its folder with --bench DIR or $BENCH_DIR.')
  if (existsSync(join(folder, 'apps', APP)))
    throw new Refusal(
      `${folder} has ${APP} already. Remove it first (bench remove-app ${APP}), or use another bench.`,
    )
  const bench = new Bench(folder)
  const temporary = await mkdtemp(join(tmpdir(), 'job-portal-tree-'))
  try {
    const repository = new AppRepository(join(temporary, APP))
    await bench.startServices()
    await work(bench, repository)
  } finally {
    await bench.stop()
    await rm(temporary, { recursive: true, force: true })
  }
}

/**
 * Installs the app on a site with the trial gateway, which keeps the codes for tests.
 * @param {import('./site.mjs').Site} site
 */
export async function installForTests(site) {
  await site.run('install-app', APP)
  const trial = ['Job Portal Settings', 'sms_gateway', 'Outbox']
  await site.run('execute', 'frappe.db.set_single_value', '--args', JSON.stringify(trial))
}
