import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium.mjs'

const baseURL = process.env.BASE_URL
if (!baseURL) throw new Error("BASE_URL is not set: run `npm run e2e` in the repository's root.")

export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'tests' },
    // Slow: a part of `npm run hard`, and of no other.
    { name: 'hard', testDir: 'hard' },
  ],
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // More than cores: each waits a fifth of the time, for the host and for what a screen promises.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A test that needs a second try has found something.
  retries: 0,
  reporter: [['list']],
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    // Routes do not see what a worker asks for; second-visit.spec.ts and releases.spec.ts let it in.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What moves is waited for before each tap; motion.spec.ts asks for the motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS },
  },
})
