// npm run e2e: the Playwright suite.
// Against BASE_URL if it is set, else against a fresh embedded host.

import { Administrator } from './lib/administrator.mjs'
import { findBrowsers } from './lib/chromium.mjs'
import { exec } from './lib/command.mjs'
import { withHost } from './lib/host.mjs'
import { buildFrontend, setUpToTest } from './lib/setup.mjs'
import { run } from './lib/steps.mjs'

/** Job Portal Settings while a project runs. */
const SETTINGS = /** @type {Record<string, object | undefined>} */ ({
  sample: { market: 'Sample' },
  market: { market: 'Automatic', connections: 1 },
  'live-screens': { connections: 1 },
})

/**
 * @param {string[]} projects of e2e/playwright.config.ts, one after the other on the same site
 * @param {string[]} args for Playwright
 */
export async function endToEnd(projects, args = []) {
  const { light, whole } = await findBrowsers()
  await withHost(async (baseUrl) => {
    for (const project of projects) {
      const settings = SETTINGS[project]
      if (settings) {
        const administrator = await Administrator.signIn(baseUrl)
        await administrator.update('Job Portal Settings', 'Job Portal Settings', settings)
      }
      await exec('npx', ['--no-install', 'playwright', 'test', `--project=${project}`, ...args], {
        cwd: 'e2e',
        env: { BASE_URL: baseUrl, CHROMIUM_PATH: light, WHOLE_CHROMIUM_PATH: whole },
      })
    }
  })
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  await run(async () => {
    await setUpToTest()
    await buildFrontend()
    const [project = 'sample', ...args] = process.argv.slice(2)
    await endToEnd([project], args)
  })
