import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium.mjs'

const baseURL = process.env.BASE_URL
if (!baseURL) throw new Error("BASE_URL is not set: run `npm run e2e` in the repository's root.")

const FIRST_JOB = 'first-job.spec.ts'
const LIVE = 'live.spec.ts'

export default defineConfig({
  projects: [
    // First, while the site shows samples.
    { name: 'sample', testDir: 'tests' },
    // Afterwards: the first published job ends the samples for the whole site.
    { name: 'market', testDir: 'market', dependencies: ['first-job'], testIgnore: FIRST_JOB },
    { name: 'first-job', testDir: 'market', testMatch: FIRST_JOB },
    // Desk, on a bench that `job_portal.tests.hostile_rows.plant` has filled.
    { name: 'desk', testDir: 'desk' },
    // Only `npm run lab` and `npm run screens` run these.
    { name: 'hard', testDir: 'hard' },
    { name: 'screens', testDir: 'pictures', testIgnore: LIVE },
    { name: 'live-screens', testDir: 'pictures', testMatch: LIVE },
  ],
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // More workers than two cores need: each waits for the host a fifth of the time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on a second attempt has found a bug.
  retries: 0,
  reporter: [['list']],
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    // Routes do not see the requests of a service worker. Specs that need one allow it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Playwright waits for animations before each tap. Only motion.spec.ts turns them on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Code that V8 optimises pays off only after a test's pages are gone.
      args: [...CHROMIUM_FLAGS, '--js-flags=--no-opt --no-maglev'],
    },
  },
})
