import { expect, test } from 'vitest'
import { overBudget, sizesToRecord } from './budgets.mjs'

const bytesOf = (inputs) =>
  Object.fromEntries(Object.entries(inputs).map(([name, bytes]) => [name, { bytesInOutput: bytes }]))

const metafile = {
  outputs: {
    'out/main.js': { inputs: bytesOf({ 'src/app/main.tsx': 1000, 'node_modules/react/index.js': 9000 }) },
    'out/sdk.js': { inputs: bytesOf({ 'node_modules/frappe-react-sdk/dist/a.js': 90_000 }) },
    'out/login.js': { inputs: bytesOf({ 'src/features/sign-in/login-screen.tsx': 2000 }) },
    'out/jobs.js': {
      inputs: bytesOf({
        'src/features/job-search/jobs-screen.tsx': 4000,
        'node_modules/@scope/big/node_modules/@scope/inner/b.js': 60_000,
        'node_modules/@scope/inner/c.js': 40_000,
      }),
    },
  },
}

/** A manifest of these outputs in which each file has the given size. */
function manifestOf(gzip) {
  const load = (...files) => ({ files })
  return {
    files: Object.fromEntries(Object.entries(gzip).map(([file, size]) => [file, { gzip: size }])),
    shared: load('main.js'),
    firstLoad: load('main.js', 'login.js'),
    screens: {
      'app/frappe-gateway': load('sdk.js'),
      'features/sign-in/login-screen': load('login.js'),
      'features/sign-in/signup-screen': load('login.js'),
      'features/sign-in/verify-otp-screen': load('login.js'),
      'features/job-search/jobs-screen': load('login.js', 'sdk.js', 'jobs.js'),
    },
  }
}

const within = { 'main.js': 140_000, 'login.js': 10_000, 'sdk.js': 45_000, 'jobs.js': 45_000 }
const recorded = sizesToRecord(metafile, manifestOf(within))

test('a screen counts what it adds to the first load and to the SDK', () => {
  expect(overBudget(manifestOf(within), metafile, recorded)).toEqual([])
})

test('a package is one module, wherever its files lie', () => {
  expect(recorded['@scope/inner']).toBe(100_000)
})

test('a screen that is too large is named, with the module that has grown most', () => {
  const before = { ...recorded, 'src/features/job-search/jobs-screen.tsx': 3000, '@scope/inner': 99_900 }
  expect(overBudget(manifestOf({ ...within, 'jobs.js': 45_001 }), metafile, before)).toEqual([
    expect.stringMatching(
      /^features\/job-search\/jobs-screen loads .* Grown most: src\/features\/job-search\/jobs-screen\.tsx, by 1\.0 kB/,
    ),
  ])
})

test('a first screen is counted with all that it needs, and a new module has grown from nothing', () => {
  const { react: _, ...before } = recorded
  const sentences = overBudget(manifestOf({ ...within, 'main.js': 140_001 }), metafile, before)
  expect(sentences).toHaveLength(3)
  for (const sentence of sentences) expect(sentence).toMatch(/150\.0 kB in 6\. Grown most: react, by 9\.0 kB/)
})
