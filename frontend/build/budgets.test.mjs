import { expect, test } from 'vitest'
import { messagesOverBudget, overBudget } from './budgets.mjs'

const FIRST = ['features/sign-in/login-screen', 'features/sign-in/signup-screen']

/** A manifest of files with the given sizes. */
function manifestOf(gzip) {
  const load = (...files) => ({ files })
  return {
    files: Object.fromEntries(Object.entries(gzip).map(([file, size]) => [file, { gzip: size }])),
    shared: load('main.js'),
    firstLoad: load('main.js', 'login.js'),
    screens: {
      'lib/backend/client': load('sdk.js'),
      'features/sign-in/login-screen': load('login.js'),
      'features/sign-in/signup-screen': load('login.js'),
      'features/job-post/post-new-job-screen': load('login.js', 'sdk.js', 'wizard.js'),
      'features/job-search/jobs-screen': load('jobs.js'),
    },
  }
}

const within = {
  'main.js': 132_000,
  'login.js': 10_000,
  'sdk.js': 44_000,
  'wizard.js': 44_000,
  'jobs.js': 27_000,
}

test('a screen counts what it adds to the first load and to the SDK', () => {
  expect(overBudget(manifestOf(within), FIRST)).toEqual([])
  expect(overBudget(manifestOf({ ...within, 'wizard.js': 44_100 }), FIRST)).toEqual([
    'features/job-post/post-new-job-screen loads 44.1 kB (gzip) in 1 files; its budget is 44.0 kB in 36.',
  ])
})

test('a first screen is counted with all that it needs', () => {
  const sentences = overBudget(manifestOf({ ...within, 'main.js': 132_100 }), FIRST)
  expect(sentences).toEqual(
    FIRST.map((name) => `${name} loads 142.1 kB (gzip) in 2 files; its budget is 142.0 kB in 6.`),
  )
})

test('a screen that links from outside lead to is counted with all that it needs, too', () => {
  expect(overBudget(manifestOf({ ...within, 'jobs.js': 28_100 }), FIRST)).toEqual([
    'features/job-search/jobs-screen loads 160.1 kB (gzip) in 2 files; its budget is 160.0 kB in 24.',
  ])
})

test('the texts of a language have a budget of their own', () => {
  const texts = (gzip) => ({ ta: [{ file: 'messages-ta-ABCDEFGH.js', bytes: 90_000, gzip }] })
  expect(messagesOverBudget(texts(22_000))).toEqual([])
  expect(messagesOverBudget(texts(22_100))).toEqual([
    'messages-ta-ABCDEFGH.js has 22.1 kB (gzip); its budget is 22.0 kB.',
  ])
})
