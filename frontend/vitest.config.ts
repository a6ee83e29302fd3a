import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The test files that mock a module. */
const mocking = ['src', 'build'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.test\.\w+$/.test(file))
    .filter((file) => readFileSync(new URL(file, import.meta.url), 'utf8').includes('vi.mock(')),
)

// A browser's objects take longer than most tests. Another file that needs them says so in its first line.
const components = { environment: 'happy-dom', setupFiles: ['src/tests/after-each.ts'] }

// These files share threads, since a thread for each file takes five times the CPU. A file that mocks a module keeps its
// own thread. `fresh-modules.ts` reloads our modules for each file, and the packages below, which hold state.
const shared = {
  isolate: false,
  exclude: mocking,
  server: { deps: { inline: ['swr', 'frappe-react-sdk', 'react-toastify', 'idb-keyval', 'fake-indexeddb'] } },
}
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
    // A hook that builds competes with other test files for the machine.
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        name: 'components',
        include: ['src/**/*.test.tsx'],
        ...components,
        ...shared,
        setupFiles: [fresh, ...components.setupFiles],
      },
      { name: 'rest', include: ['src/**/*.test.ts', 'build/**/*.test.mjs'], ...shared, setupFiles: [fresh] },
      { name: 'mocking components', include: mocking.filter((file) => file.endsWith('.tsx')), ...components },
      { name: 'mocking rest', include: mocking.filter((file) => !file.endsWith('.tsx')) },
    ].map((test) => ({ extends: true, test })),
  },
})
