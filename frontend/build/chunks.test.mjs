import { beforeAll, expect, test } from 'vitest'
import { sharedModules } from './chunks.mjs'
import { readModules } from './modules.mjs'

let read
let shared
beforeAll(async () => {
  read = await readModules({ define: { DEVELOPMENT: 'false' } })
  shared = sharedModules(read)
})

test('what is added to a chunk never needs it, because it runs before it', () => {
  const next = (module) => [...read.modules[module].loads, ...(shared.get(module) ?? [])]
  function isNeededByAdded([module, added]) {
    const reached = new Set(added)
    for (const one of reached) for (const other of next(one)) reached.add(other)
    return reached.has(module)
  }
  expect([...shared].filter(isNeededByAdded).map(([module]) => module)).toEqual([])
})
