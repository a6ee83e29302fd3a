import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { findLocation, type Location } from '@/entities/company/calls'
import { emptyJob } from './fields'
import { useJobPlace } from './use-job-place'

vi.mock('@/entities/company/calls', async (load) => ({ ...(await load<object>()), findLocation: vi.fn() }))

const places: Record<string, Location> = {
  '411001': { place: { area: ['Pune'], city: 'Pune', state: 'Maharashtra' } },
  '560127': { problem: 'Not available', isUnknown: true },
  '390026': { place: { area: ['NDC'], city: '', state: '' } },
}
vi.mocked(findLocation).mockImplementation(async (pincode) => places[pincode] ?? { problem: 'No network' })

const openForm = (first?: { pincode: string; city: string }, draft = emptyJob) =>
  renderHook(() => {
    const form = useForm({ defaultValues: draft })
    return { form, place: useJobPlace(form, first) }
  }).result

async function type(result: ReturnType<typeof openForm>, pincode: string) {
  await act(async () => {
    result.current.place.lookUp(pincode)
    result.current.form.setValue('pincode', pincode)
  })
}

test.each([
  ['560127', undefined, ''],
  ['390026', undefined, ''],
  ['411002', 'No network', 'Pune, Maharashtra'],
])('a city may be typed beside %s, which has none', async (pincode, problem, job_location) => {
  const result = openForm()
  await type(result, '411001')
  expect(result.current.form.getValues('city')).toBe('Pune')
  expect(result.current.place.asksForCity).toBe(false)
  await type(result, pincode)
  expect(result.current.place).toMatchObject({ asksForCity: true, problem })
  expect(result.current.form.getValues()).toMatchObject({ city: '', job_location })
})

test('a typed city comes with its pincode, and stays', async () => {
  const result = openForm({ pincode: '560127', city: 'Bengaluru' })
  await act(async () => {})
  expect(result.current.place.asksForCity).toBe(true)
  expect(result.current.form.getValues()).toMatchObject({ pincode: '560127', city: 'Bengaluru' })
})

test.each([
  ['Pune', ''],
  ['Pune, Maharashtra', ''],
  ['Camp, Pune', 'Camp, Pune'],
])('of a copy the location %s, beside another pincode, becomes %s', async (job_location, after) => {
  const copied = { ...emptyJob, pincode: '411001', city: 'Pune', job_location }
  const result = openForm({ pincode: '411001', city: 'Pune' }, copied)
  await act(async () => {})
  await type(result, '560127')
  expect(result.current.form.getValues('job_location')).toBe(after)
})

test('the walk-in address of a copy stays with its pincode, and a typed one stays', async () => {
  const copied = { ...emptyJob, pincode: '411001', city: 'Pune', walk_in_address: '12 MG Road, Pune' }
  const result = openForm({ pincode: '411001', city: 'Pune' }, copied)
  const address = () => result.current.form.getValues('walk_in_address')
  await type(result, '560127')
  expect(address()).toBe('')
  await type(result, '411001')
  expect(address()).toBe('12 MG Road, Pune')
  await act(async () => result.current.form.setValue('walk_in_address', '1 Station Road'))
  await type(result, '560127')
  expect(address()).toBe('1 Station Road')
})
