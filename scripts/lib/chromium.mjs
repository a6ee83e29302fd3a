// A Chromium for Playwright: an installed one, else Debian's package if we may install it, else Playwright's own.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { exec } from './command.mjs'
import { root } from './paths.mjs'
import { Refusal, step } from './steps.mjs'

/** The flags of a headless run on an offline or shared machine; without a sandbox, so that root can run it. */
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

/** The same browser without windows and notifications: a spec file takes about 0.65 of the time. */
const SHELL = 'chromium-headless-shell'

/** Fonts for all scripts in the tests. Without them, lines in Indian scripts have another height. */
const FONTS = 'fonts-noto-core'

/** Whether the fonts are installed. Only a browser from a package brings them. */
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
 * Needs root. Installs a package, with the libraries that a bare machine lacks and the fonts for the tests.
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

/** Downloads into the user's own cache, on any system. */
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
 * Finds the two browsers of the tests, and installs a missing one. CHROMIUM_PATH, if set, serves as both.
 *
 * @returns {Promise<{ light: string, whole: string }>} their paths: the headless shell if there is one, and a browser
 *   with notifications
 * @throws {Refusal} that says what to install
 */
export async function findBrowsers() {
  const own = process.env.CHROMIUM_PATH
  if (own) return { light: own, whole: own }
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!wholeChromium()) await (mayInstall ? installPackage(WHOLE) : downloadChromium())
  // Optional, since it only saves time: without a network the whole browser is used.
  if (!installed(SHELL) && mayInstall) await installPackage(SHELL).catch(console.warn)
  if (mayInstall && !hasFonts()) await installPackage(FONTS)
  const whole = /** @type {string} */ (wholeChromium())
  return { light: installed(SHELL) ?? whole, whole }
}

/** A headless browser for drawing and measuring: the headless shell if there is one. */
export async function launchBrowser() {
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('playwright')
  const { light } = await findBrowsers()
  return chromium.launch({ executablePath: light, args: CHROMIUM_FLAGS })
}
