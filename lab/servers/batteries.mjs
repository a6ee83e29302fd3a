// The lab's commands that need a bench: several servers of a kind, set up as in docs/scale.md.

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { APP, installForTests, withApp, withBench } from '../../scripts/bench/app.mjs'
import { Bench, findBench } from '../../scripts/bench/bench.mjs'
import { withSite } from '../../scripts/bench/site.mjs'
import { freePort } from '../../scripts/lib/host.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { step } from '../../scripts/lib/steps.mjs'
import { runBattery } from '../battery.mjs'
import { withNodes } from './nodes.mjs'

/**
 * Runs `work` on a bench with the app: its own one, or else this working tree's for the time.
 * @param {string | undefined} folder of the bench
 * @param {(bench: Bench) => Promise<void>} work
 */
async function withInstalled(folder, work) {
  const found = findBench(folder)
  if (found && existsSync(join(found, 'apps', APP))) return withServices(new Bench(found), work)
  return withBench(folder, async (bench, repository) => {
    repository.commitWorkingTree()
    await withApp(bench, [repository.url], () => work(bench))
  })
}

/** @param {Bench} bench @param {(bench: Bench) => Promise<void>} work */
async function withServices(bench, work) {
  try {
    await bench.startServices()
    await work(bench)
  } finally {
    await bench.stop()
  }
}

/**
 * @param {string | undefined} folder of the bench, where two nodes serve a new site and are killed; else an embedded host
 *   is killed
 */
export const conversation = (folder) =>
  folder
    ? withInstalled(folder, (bench) =>
        withSite(bench, async (site) => {
          await step('install-app', () => installForTests(site))
          await withNodes(site, (env) => runBattery('load.conversation', { env }))
        }),
      )
    : runBattery('load.conversation')

/**
 * 50 accounts harvest a site: an embedded host's, or a new one on a bench that has the app. The bench's web
 * server and worker then use the battery's clock (this needs Debian's faketime).
 * @param {string | undefined} named the bench's folder
 */
export async function harvest(named) {
  const folder = named && findBench(named)
  if (!folder) return runBattery('attack.harvest')
  const temporary = await mkdtemp(join(tmpdir(), 'job-portal-clock-'))
  const clock = join(temporary, 'clock')
  await writeFile(clock, '+0')
  const library = execFileSync('faketime', ['-m', '-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' })
  const bench = new Bench(folder, {
    LD_PRELOAD: library.trim(),
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    // Python's waits with a timeout would not end.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
    PYTHONPATH: join(root, 'lab', 'servers', 'clocked'),
  })
  const attacked = () =>
    withSite(bench, async (site) => {
      await step('install-app', () => installForTests(site))
      const port = await freePort(0)
      const env = {
        BASE_URL: `http://${site.name}:${port}`,
        LAB_CLOCK: clock,
        BENCH: folder,
        SITE: site.name,
      }
      // A jump of the clock would close idle connections.
      const patience = ['--keep-alive', '0']
      await bench.served(port, () => bench.working(() => runBattery('attack.harvest', { env })), patience)
    })
  try {
    await withServices(bench, attacked)
  } finally {
    await rm(temporary, { recursive: true })
  }
}
