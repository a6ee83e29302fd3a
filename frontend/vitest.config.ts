import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      '@rules': fileURLToPath(new URL('../job_portal/rules', import.meta.url)),
      '@': fileURLToPath(new URL('./src', import.meta.url)),
    },
  },
  test: {
    // A file that needs a browser's objects says so in its first line: making them takes longer than most tests.
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.mjs'],
    // A hook that builds shares the machine with the other files' tests.
    hookTimeout: 60_000,
    restoreMocks: true,
  },
})
