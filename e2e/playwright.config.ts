import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium.mjs'

const baseURL = process.env.BASE_URL
if (!baseURL) throw new Error("BASE_URL is not set: run `npm run e2e` in the repository's root.")

export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'tests' },
    // Only `npm run hard` and `npm run screens` run these.
    { name: 'hard', testDir: 'hard' },
    { name: 'screens', testDir: 'pictures' },
  ],
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // More than two cores need: each worker waits for the host a fifth of the time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on a second try has found a bug.
  retries: 0,
  reporter: [['list']],
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    // Routes do not see the requests of a service worker. Only second-visit.spec.ts and releases.spec.ts allow one.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Playwright waits for animations before each tap. Only motion.spec.ts turns them on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS },
  },
})
