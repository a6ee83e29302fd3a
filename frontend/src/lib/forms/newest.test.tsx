import { expect, test } from 'vitest'
import { toBackendError } from '@/lib/backend/sdk-error'
import { isStale } from './newest'

test('only a stale save counts as one', () => {
  const refusal = { httpStatus: 417, httpStatusText: '', exc_type: 'TimestampMismatchError' }
  expect(isStale(toBackendError(refusal))).toBe(true)
  expect(isStale(toBackendError({ ...refusal, exc_type: 'ValidationError' }))).toBe(false)
  expect(isStale(new Error('TimestampMismatchError'))).toBe(false)
})
