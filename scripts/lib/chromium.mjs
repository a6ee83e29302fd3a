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

/** The whole browser. */
const WHOLE = 'chromium'

/** The same browser with no window around it, and so without notifications: a spec file takes about 0.65 of the time. */
const SHELL = 'chromium-headless-shell'

/** All that the tests write in. Without it lines of Indian scripts have another height. */
const FONTS = 'fonts-noto-core'

/** A browser that came by itself brings no fonts. */
const hasFonts = () => spawnSync('fc-list', [':lang=ta'], { encoding: 'utf8' }).stdout !== ''

/** @param {string[]} names */
function installed(...names) {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim()
  }
}

/** @returns {string | undefined} */
function wholeChromium() {
  const found = installed(WHOLE, 'google-chrome', 'google-chrome-stable')
  if (found) return found
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('playwright')
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

/**
 * Needs root. Brings the libraries that a bare machine lacks, and fonts for all that the tests write.
 *
 * @param {string} name
 */
function installPackage(name) {
  return step(`Debian package ${name}`, async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await exec('apt-get', ['update'], { shown: 'if it fails', env })
    await exec('apt-get', ['install', '-y', '--no-install-recommends', name, FONTS], {
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
 * Finds the browsers that the tests run in, and installs what is missing. CHROMIUM_PATH, if it is set, is both of them.
 *
 * @returns {Promise<{ light: string, whole: string }>} their paths: the headless shell where there is one, and a browser
 *   with notifications
 * @throws {Refusal} that says what to install
 */
export async function findBrowsers() {
  const own = process.env.CHROMIUM_PATH
  if (own) return { light: own, whole: own }
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!wholeChromium()) await (mayInstall ? installPackage(WHOLE) : downloadChromium())
  // It saves time only: without a network the whole browser does.
  if (!installed(SHELL) && mayInstall) await installPackage(SHELL).catch(console.warn)
  if (mayInstall && !hasFonts()) await installPackage(FONTS)
  const whole = /** @type {string} */ (wholeChromium())
  return { light: installed(SHELL) ?? whole, whole }
}

/** A headless browser for what only draws or measures: the headless shell where there is one. */
export async function launchBrowser() {
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('playwright')
  const { light } = await findBrowsers()
  return chromium.launch({ executablePath: light, args: CHROMIUM_FLAGS })
}
