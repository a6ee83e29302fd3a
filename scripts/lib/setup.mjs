// Sets up a fresh machine: Python packages, npm packages, the built frontend.

import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowsers } from './chromium.mjs'
import { exec } from './command.mjs'
import { python, root } from './paths.mjs'
import { whenChanged } from './stamp.mjs'
import { Refusal, step } from './steps.mjs'

const OLDEST_NODE = [20, 15]
const OLDEST_PYTHON = '3.11'

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    throw new Refusal(
      `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join('.')} or newer.`,
    )
}

/**
 * Finds a new enough Python that can make virtual environments.
 * @returns {string} the command
 * @throws {Refusal} that says what to install
 */
function findPython() {
  const probe =
    'import sys, json\n' +
    'try:\n  import venv, ensurepip; ok = True\n' +
    'except ImportError: ok = False\n' +
    "print(json.dumps(['%d.%d' % sys.version_info[:2], sys.version_info >= (3, 11), ok]))"
  const tooOld = /** @type {string[]} */ ([])
  const noVenv = /** @type {string[]} */ ([])
  const candidates = process.env.PYTHON
    ? [process.env.PYTHON]
    : ['python3', 'python3.14', 'python3.13', 'python3.12', 'python3.11', 'python']
  for (const candidate of candidates) {
    const answer = spawnSync(candidate, ['-c', probe], { encoding: 'utf8' })
    if (answer.status !== 0) continue
    const [version, newEnough, hasVenv] = JSON.parse(answer.stdout)
    if (newEnough && hasVenv) return candidate
    ;(newEnough ? noVenv : tooOld).push(`${candidate} (${version})`)
  }
  if (noVenv.length > 0)
    throw new Refusal(
      `${noVenv[0]} has no venv module: install it (Debian, Ubuntu: apt-get install python3-venv) and run this again.`,
    )
  if (tooOld.length > 0)
    throw new Refusal(`${tooOld[0]} is too old: install Python ${OLDEST_PYTHON} or newer and run this again.`)
  throw new Refusal(
    `No Python was found: install Python ${OLDEST_PYTHON} or newer (Debian, Ubuntu: apt-get install python3 python3-venv) and run this again.`,
  )
}

/** @param {"embedded/requirements.txt" | "embedded/requirements-dev.txt" | "embedded/requirements-audit.txt" | "lab/requirements.txt"} file */
async function installPythonPackages(file) {
  const interpreter = findPython()
  await whenChanged(
    {
      inputs: [...new Set(['embedded/requirements.txt', 'embedded/requirements-dev.txt', file])],
      // One stamp for each list: `npm start` does not need the linter of `npm test`.
      stamp: `.venv/.${file.replace('/', '-')}.stamp`,
      result: '.venv/bin/python',
    },
    () =>
      step('Python packages into .venv', async () => {
        await exec(interpreter, ['-m', 'venv', '.venv'], { shown: 'if it fails' })
        // Compiling at installation would take longer: most modules of the packages are never imported.
        const how = ['--no-compile', '--quiet', '--disable-pip-version-check']
        await exec(python, ['-m', 'pip', 'install', ...how, '-r', file], { shown: 'if it fails' })
      }),
  )
}

/** @param {'frontend' | 'e2e'} folder */
async function installNpmPackages(folder) {
  await whenChanged(
    {
      inputs: [`${folder}/package.json`, `${folder}/package-lock.json`],
      stamp: `${folder}/node_modules/.lock.stamp`,
      result: `${folder}/node_modules`,
    },
    () =>
      step(`npm packages of ${folder}/`, () =>
        exec('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
          cwd: folder,
          shown: 'if it fails',
        }),
      ),
  )
}

const FRONTEND_STAMP = '.cache/frontend.stamp'

/** A development build uses the same folder, so the next `npm start` must build again. */
export function forgetFrontendBuild() {
  rmSync(join(root, FRONTEND_STAMP), { force: true })
}

export async function buildFrontend() {
  await whenChanged(
    {
      inputs: [
        'frontend/src',
        'frontend/index.html',
        'frontend/build.mjs',
        'frontend/build',
        'frontend/icons',
        'frontend/package-lock.json',
        'frontend/tsconfig.json',
        'job_portal/rules',
        'job_portal/locale',
      ],
      stamp: FRONTEND_STAMP,
      result: 'job_portal/www/frontend.html',
    },
    () => step('frontend build', () => exec('npm', ['run', '--silent', 'build'], { cwd: 'frontend' })),
  )
}

/** Installs what running the product needs, except its built frontend. */
export async function setUpToServe() {
  checkNode()
  await Promise.all([installPythonPackages('embedded/requirements.txt'), installNpmPackages('frontend')])
}

/** The tests' browsers may come with Playwright, so its package is installed first. */
async function installTestTools() {
  await installNpmPackages('e2e')
  await Promise.all([installNpmPackages('frontend'), findBrowsers()])
}

/** Installs what running the product and its tests needs. */
export async function setUpToTest() {
  checkNode()
  await Promise.all([installPythonPackages('embedded/requirements-dev.txt'), installTestTools()])
}

/** Installs what `npm run lab` needs: the product, its built frontend, and the lab's packages. */
export async function setUpForLab() {
  await setUpToTest()
  await installPythonPackages('lab/requirements.txt')
  await buildFrontend()
}

/** Installs what auditing the packages needs. */
export async function setUpToAudit() {
  checkNode()
  await installPythonPackages('embedded/requirements-audit.txt')
}
