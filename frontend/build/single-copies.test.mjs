import { expect, test } from 'vitest'
import { secondCopies } from './single-copies.mjs'

const output = (bytesInOutput, ...inputs) => ({
  inputs: Object.fromEntries(inputs.map((input) => [input, { bytesInOutput }])),
})

test('one copy of each is fine, and one without bytes does not count', () => {
  const outputs = {
    'out/main.js': output(100, 'node_modules/react/index.js', 'src/app/main.tsx'),
    'out/jobs.js': output(0, 'node_modules/b/node_modules/react/index.js'),
  }
  expect(secondCopies({ outputs })).toEqual([])
})

test('a library in two versions is named', () => {
  const outputs = {
    'out/main.js': output(100, 'node_modules/@scope/a/index.js'),
    'out/jobs.js': output(100, 'node_modules/b/node_modules/@scope/a/index.js'),
  }
  expect(secondCopies({ outputs })).toEqual([
    '@scope/a is bundled from node_modules/ and node_modules/b/node_modules/.',
  ])
})
