// npm run test:migration: a site of each release, filled through its calls, works under this version.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeAll, checkAll, fill } from './lib/filled-site.mjs'
import { freePort, startHost } from './lib/host.mjs'
import { checkOut, releases } from './lib/release.mjs'
import { buildFrontend, setUpToServe } from './lib/setup.mjs'
import { run, step } from './lib/steps.mjs'

/**
 * Runs `work` against a host on `data`.
 * @template T
 * @param {{data: string, from?: string}} options from: the clone of the host
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function served(options, work) {
  const host = await startHost({ ...options, port: await freePort(0), quiet: true })
  try {
    return await work(host.url)
  } finally {
    await host.stop()
  }
}

/** Upgrades a site of each release. */
export async function upgradeAll() {
  await Promise.all(releases().map(upgrade))
}

/** @param {{version: string, commit: string}} release */
async function upgrade({ version, commit }) {
  const folder = await mkdtemp(join(tmpdir(), 'job-portal-'))
  const data = join(folder, '.data')
  try {
    await checkOut(commit, folder)
    const filled = await step(`release ${version}: filled`, () =>
      served({ data, from: folder }, (url) => fill(url)),
    )
    await step(`this version on the data of ${version}`, () =>
      served({ data }, (url) => checkAll(url, filled)),
    )
    // A second start has nothing to update.
    await step(`${version}: and again`, () => served({ data }, (url) => changeAll(url, filled)))
  } finally {
    await rm(folder, { recursive: true })
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  await run(async () => {
    await setUpToServe()
    await buildFrontend()
    await upgradeAll()
  })
