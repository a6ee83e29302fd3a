import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { emptyJob, type FieldName, type JobValues } from './fields'
import type { LiveForm } from './live-form'
import { useMarks } from './marks'

const live = { contacts: [], place: { isLoading: false } } as unknown as LiveForm

function open(values: Partial<JobValues> = {}, isLive = true) {
  const { result } = renderHook(() =>
    useMarks(useForm({ defaultValues: { ...emptyJob, ...values } }), isLive ? live : undefined, false),
  )
  const errorOf = (name: FieldName) => result.current.marked.field(name).error
  const tell = (step: number) => {
    let first: FieldName | undefined
    act(() => {
      first = result.current.tell(step)
    })
    return first
  }
  return { result, errorOf, tell }
}

test('Next marks the problems of its step only, and only once', () => {
  const { errorOf, tell } = open()
  expect(errorOf('title')).toBeUndefined()
  expect(tell(0)).toBe('title')
  expect(errorOf('title')).toBe('Job title is required')
  expect(errorOf('job_description')).toBeUndefined()
  // The steps can be opened in any order.
  expect(tell(0)).toBeUndefined()
  expect(tell(1)).toBe('job_description')
  expect(tell(2)).toBeUndefined()
})

test('a step is complete when nothing on it prevents publishing', () => {
  const { result } = open({
    title: 'Cook',
    category: 'Sales',
    job_type: 'Full Time',
    pincode: '560001',
    city: 'Pune',
  })
  expect([0, 1, 2].map(result.current.isWhole)).toEqual([true, false, true])
})

test('a minimum above the maximum is reported on its step', () => {
  const { tell, errorOf } = open({
    ...{ title: 'Cook', category: 'Sales', job_type: 'Full Time', pincode: '560001', city: 'Pune' },
    ...{ pay_min: '15000', pay_max: '12000' },
  })
  expect(tell(0)).toBe('pay_max')
  expect(errorOf('pay_max')).toBe('The minimum salary is above the maximum salary')
})

test('required fields have an asterisk, and in samples none is required', () => {
  const names = ['title', 'pincode', 'job_description', 'openings'] as const
  const required = ({ result }: ReturnType<typeof open>) =>
    names.filter((name) => result.current.marked.field(name).required)
  expect(required(open())).toEqual(['title', 'pincode', 'job_description'])
  expect(required(open({ work_location_type: 'Work from Home' }))).toEqual(['title', 'job_description'])
  const sample = open({}, false)
  expect(required(sample)).toEqual([])
  expect(sample.tell(0)).toBeUndefined()
  expect(sample.result.current.isWhole(0)).toBe(true)
})
