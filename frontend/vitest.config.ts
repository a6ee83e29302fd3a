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
    // A file that needs a browser's objects says so in its first line: they take longer than most tests.
    environment: 'node',
    // A thread for a file, which starts faster than a process does.
    pool: 'threads',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.mjs'],
    // A hook that builds competes with other test files for the machine.
    hookTimeout: 60_000,
    restoreMocks: true,
  },
})
