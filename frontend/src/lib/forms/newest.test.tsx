import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { toBackendError } from '@/lib/backend/sdk-error'
import { isStale, putNewestUnder } from './newest'

const opened = { city: 'Pune', area: 'Kothrud', phone: '9876543210', site: '' }

function typedInto(typed: Partial<typeof opened>) {
  const { result } = renderHook(() => useForm({ defaultValues: opened }))
  act(() => {
    for (const [name, value] of Object.entries(typed))
      result.current.setValue(name as keyof typeof opened, value)
  })
  return result.current
}

test("typed values stay on top of the server's newest ones", () => {
  const form = typedInto({ phone: '9812345678' })
  act(() => {
    expect(putNewestUnder(form, opened, { ...opened, city: 'Mumbai', site: 'rao.in' })).toEqual([])
  })
  expect(form.getValues()).toEqual({ city: 'Mumbai', area: 'Kothrud', phone: '9812345678', site: 'rao.in' })
})

test('names the fields that both sides changed, unless to the same value', () => {
  const form = typedInto({ city: 'Nashik', area: 'Baner', site: 'rao.in' })
  act(() => {
    const newest = { ...opened, city: 'Mumbai', site: 'rao.in' }
    expect(putNewestUnder(form, opened, newest)).toEqual(['city'])
  })
  expect(form.getValues()).toEqual({ ...opened, city: 'Nashik', area: 'Baner', site: 'rao.in' })
})

test('only a stale save counts as one', () => {
  const refusal = { httpStatus: 417, httpStatusText: '', exc_type: 'TimestampMismatchError' }
  expect(isStale(toBackendError(refusal))).toBe(true)
  expect(isStale(toBackendError({ ...refusal, exc_type: 'ValidationError' }))).toBe(false)
  expect(isStale(new Error('TimestampMismatchError'))).toBe(false)
})
