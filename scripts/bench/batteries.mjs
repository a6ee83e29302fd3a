// Batteries of `npm run hard` that need a bench: several servers of a kind, as docs/scale.md sets them up.

import { exec } from '../lib/command.mjs'
import { python } from '../lib/paths.mjs'
import { step } from '../lib/steps.mjs'
import { APP, withApp, withBench } from './app.mjs'
import { withNodes } from './nodes.mjs'
import { withSite } from './site.mjs'

/** @param {string} module @param {NodeJS.ProcessEnv} env */
const battery = (module, env) =>
  exec(python, ['-m', `hard.${module}`], { env: { PYTHONUNBUFFERED: '1', ...env } })

/** @param {import('./site.mjs').Site} site */
async function install(site) {
  await step('install-app', () => site.run('install-app', APP))
  const outbox = ['Job Portal Settings', 'sms_gateway', 'Outbox']
  await site.run('execute', 'frappe.db.set_single_value', '--args', JSON.stringify(outbox))
}

/**
 * @param {string | undefined} folder of the bench
 * @param {(bench: import('./bench.mjs').Bench) => Promise<void>} work
 */
const withInstalled = (folder, work) =>
  withBench(folder, async (bench, repository) => {
    repository.commitWorkingTree()
    await withApp(bench, [repository.url], () => work(bench))
  })

/** @param {string | undefined} folder of the bench */
export const scaleNodes = (folder) =>
  withInstalled(folder, (bench) =>
    withSite(bench, async (site) => {
      await install(site)
      await withNodes(site, (nodes) => battery('load.nodes', nodes))
    }),
  )
