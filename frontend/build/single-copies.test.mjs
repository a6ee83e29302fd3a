import { expect, test } from 'vitest'
import { secondCopies } from './single-copies.mjs'

const output = (...inputs) => ({
  inputs: Object.fromEntries(inputs.map((input) => [input, { bytesInOutput: 100 }])),
})

test('one copy of each is fine, a module without bytes is in no chunk', () => {
  const outputs = {
    'out/main.js': output('node_modules/react/index.js', 'src/app/main.tsx'),
    'out/jobs.js': { inputs: { 'node_modules/react/index.js': { bytesInOutput: 0 } } },
    'out/jobs.js.map': output('src/app/main.tsx'),
  }
  expect(secondCopies({ outputs })).toEqual([])
})

test('a library in two versions is named, and a module in two chunks', () => {
  const outputs = {
    'out/main.js': output('node_modules/@scope/a/index.js', 'src/lib/rules.ts'),
    'out/jobs.js': output('node_modules/b/node_modules/@scope/a/index.js', 'src/lib/rules.ts'),
  }
  expect(secondCopies({ outputs })).toEqual([
    '@scope/a is bundled from node_modules/ and node_modules/b/node_modules/.',
    'src/lib/rules.ts is in out/main.js and out/jobs.js.',
  ])
})
