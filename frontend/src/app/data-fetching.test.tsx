// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { resolveConfig } from './data-fetching-probe'

test('data is fetched by the promised defaults', async () => {
  expect(await resolveConfig('4g')).toEqual({
    dedupingInterval: 2000,
    focusThrottleInterval: 5000,
    errorRetryInterval: 5000,
    loadingTimeout: 3000,
  })
})
