// npm test: sets itself up, then runs every check and stops at the first that fails.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { audit } from './audit.mjs'
import { findBench } from './bench/bench.mjs'
import { endToEnd } from './e2e.mjs'
import { exec, inLanes, together } from './lib/command.mjs'
import { python } from './lib/paths.mjs'
import { buildFrontend, setUpToTest } from './lib/setup.mjs'
import { run, seconds, step } from './lib/steps.mjs'
import { checkStrings } from './lib/strings/check.mjs'
import { upgradeAll } from './migration-test.mjs'

/** @type {{shown: 'at the end'}} */
const atTheEnd = { shown: 'at the end' }

async function checkTypes() {
  for (const project of ['frontend', 'frontend/src/service-worker', 'e2e', 'scripts', 'lab'])
    await exec('frontend/node_modules/.bin/tsc', ['--noEmit', '--project', project], atTheEnd)
}

/** Both judgements use one town, since filling it takes longer than judging. */
async function judgeHeldBack() {
  const folder = await mkdtemp(join(tmpdir(), 'job-portal-'))
  try {
    for (const judge of ['lab.judged.judge', 'lab.judged.match_judge'])
      await exec(python, ['-m', judge, '--data', join(folder, 'site'), '--held-back', '--check'], atTheEnd)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @type {[string, () => Promise<void>][]} */
const CHECKS = [
  [
    'lint, format, types, translations, packages: Biome, ruff, import-linter, tsc, npm audit, pip-audit',
    () =>
      together([
        // Mostly waits for the registries.
        audit(),
        exec('frontend/node_modules/.bin/biome', ['ci', '--error-on-warnings', '.'], atTheEnd),
        exec(python, ['-m', 'ruff', 'check', '.'], atTheEnd),
        exec(python, ['-m', 'ruff', 'format', '--check', '.'], atTheEnd),
        exec('.venv/bin/lint-imports', ['--no-cache'], atTheEnd),
        checkTypes(),
        checkStrings(),
      ]),
  ],
  // The server's tests need the built page too.
  ['frontend build', buildFrontend],
  [
    'units: vitest, Python on the embedded host; search and matches: what is judged; upgrade: earlier releases to this version',
    () =>
      inLanes(3, [
        // Each part has its own site. The longest come first, so that the lanes end at about the same time.
        ...['1', '2'].map(
          (part) => () => exec(python, ['-m', 'embedded', 'test', '--part', part, '2'], atTheEnd),
        ),
        () => exec('npm', ['test', '--silent'], { cwd: 'frontend', ...atTheEnd }),
        judgeHeldBack,
        upgradeAll,
      ]),
  ],
  ['end to end: Playwright', () => endToEnd(['sample', 'market'])],
]

await run(async () => {
  const since = Date.now()
  await step('set-up', setUpToTest)
  const passed = /** @type {string[]} */ ([])
  try {
    for (const [title, check] of CHECKS) {
      const started = Date.now()
      await step(title, check)
      passed.push(`  passed  ${title} (${seconds(started)})`)
    }
  } catch (error) {
    const [failed, ...rest] = CHECKS.slice(passed.length).map(([title]) => title)
    const summary = [...passed, `  FAILED  ${failed}`, ...rest.map((title) => `  not run ${title}`)]
    process.stderr.write(`\n${summary.join('\n')}\n`)
    process.stdout.write(`checks: ${passed.length} passed, 1 failed\n`)
    throw error
  }
  process.stdout.write(`\n${passed.join('\n')}\nAll in ${seconds(since)}.\n`)
  process.stdout.write(
    findBench(undefined)
      ? 'A bench was found: `npm run test:bench` runs both suites on it.\n'
      : 'No bench was found. With one, `npm run test:bench -- --bench DIR` runs both suites on it.\n',
  )
  process.stdout.write(`checks: ${passed.length} passed, 0 failed\n`)
})
