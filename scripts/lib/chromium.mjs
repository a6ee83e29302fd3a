// A Chromium for Playwright: one that is installed, Debian's package where we may install it, else Playwright's own.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { exec } from './command.mjs'
import { root } from './paths.mjs'
import { Refusal, step } from './steps.mjs'

/** What a headless run on a closed or shared machine needs; without a sandbox, so that root can run it. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The same browser with no window around it: a spec file takes about 0.8 of the time. */
const SHELL = 'chromium-headless-shell'

/** @returns {string | undefined} */
function installedChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  for (const name of [SHELL, 'chromium', 'google-chrome', 'google-chrome-stable']) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim()
  }
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('playwright')
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

/** Needs root. Brings the libraries that a bare machine lacks, and fonts for all that the tests write. */
function installPackage() {
  return step(`Debian package ${SHELL}`, async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await exec('apt-get', ['update'], { shown: 'if it fails', env })
    await exec('apt-get', ['install', '-y', '--no-install-recommends', SHELL, 'fonts-noto-core'], {
      shown: 'if it fails',
      env,
    })
  })
}

/** Into the user's own cache, on any system. */
function downloadChromium() {
  return step("Playwright's Chromium", async () => {
    try {
      await exec('npx', ['--no-install', 'playwright', 'install', '--no-shell', 'chromium'], {
        cwd: 'e2e',
        shown: 'if it fails',
      })
    } catch {
      throw new Refusal(
        'No Chromium was found, and Playwright could not download its own (see above). Go online and run this again, ' +
          'or install Chromium or Google Chrome, or name one in CHROMIUM_PATH.',
      )
    }
  })
}

/**
 * @returns {Promise<string>} the path of a browser: CHROMIUM_PATH if it is set
 * @throws {Refusal} that says what to install
 */
export async function findChromium() {
  const found = installedChromium()
  if (found) return found
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  await (mayInstall ? installPackage() : downloadChromium())
  return /** @type {string} */ (installedChromium())
}
