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
    // A thread for a file, which starts faster than a process does.
    pool: 'threads',
    // A hook that builds competes with other test files for the machine.
    hookTimeout: 60_000,
    restoreMocks: true,
    // A browser's objects take longer than most tests. Another file that needs them says so in its first line.
    projects: [
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: 'src/tests/after-each.ts',
        },
      },
      { extends: true, test: { name: 'rest', include: ['src/**/*.test.ts', 'build/**/*.test.mjs'] } },
    ],
  },
})
