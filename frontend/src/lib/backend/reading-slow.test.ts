// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { resolveConfig } from './reading-probe'

test('on a slow connection, data is fetched by the slower defaults', async () => {
  expect(await resolveConfig('2g')).toEqual({
    dedupingInterval: 2000,
    focusThrottleInterval: 5000,
    errorRetryInterval: 10_000,
    loadingTimeout: 5000,
  })
})
