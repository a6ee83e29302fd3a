import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const fresh = 'src/tests/fresh-modules.ts'

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
    // Files share threads, since a thread for each file takes five times the CPU. `fresh-modules.ts` reloads our modules
    // for each file, and the packages below, which hold state.
    isolate: false,
    server: {
      deps: { inline: ['swr', 'frappe-react-sdk', 'react-toastify', 'idb-keyval', 'fake-indexeddb'] },
    },
    // A hook that builds competes with other test files for the machine.
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        name: 'components',
        include: ['src/**/*.test.tsx'],
        // A browser's objects take longer than most tests. Another file that needs them says so in its first line.
        environment: 'happy-dom',
        setupFiles: [fresh, 'src/tests/after-each.ts'],
      },
      { name: 'rest', include: ['src/**/*.test.ts', 'build/**/*.test.mjs'], setupFiles: [fresh] },
    ].map((test) => ({ extends: true, test })),
  },
})
