// npm run e2e: the Playwright suite; npm run screens: pictures of every screen.
// Against BASE_URL if it is set, else against a fresh embedded host.

import { findChromium } from './lib/chromium.mjs'
import { exec } from './lib/command.mjs'
import { withHost } from './lib/host.mjs'
import { buildFrontend, setUpToTest } from './lib/setup.mjs'
import { run } from './lib/steps.mjs'

/**
 * @param {string} project of e2e/playwright.config.ts
 * @param {string[]} args passed on to Playwright
 */
export async function endToEnd(project, args = []) {
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
    const [project = 'e2e', ...args] = process.argv.slice(2)
    await endToEnd(project, args)
  })
