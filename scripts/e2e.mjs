// npm run e2e: the Playwright suite, against BASE_URL if it is set, else against a fresh embedded host.

import { findChromium } from './lib/chromium.mjs'
import { exec } from './lib/command.mjs'
import { withHost } from './lib/host.mjs'
import { buildFrontend, setUpToTest } from './lib/setup.mjs'
import { run } from './lib/steps.mjs'

/**
 * @param {string[]} args passed on to Playwright
 * @param {'e2e' | 'hard'} project the suite, or the battery of `npm run hard`
 */
export async function endToEnd(args = [], project = 'e2e') {
  const executable = await findChromium()
  await withHost((baseUrl) =>
    exec('npx', ['--no-install', 'playwright', 'test', `--project=${project}`, ...args], {
      cwd: 'e2e',
      env: { BASE_URL: baseUrl, CHROMIUM_PATH: executable },
    }),
  )
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  await run(async () => {
    await setUpToTest()
    await buildFrontend()
    await endToEnd(process.argv.slice(2))
  })
