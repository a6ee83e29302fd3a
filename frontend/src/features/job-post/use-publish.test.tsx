import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { postJob, updateJob } from '@/entities/job/calls'
import { BackendError } from '@/lib/backend/errors'
import { signInAs } from '@/tests/sign-in-as'
import { emptyJob } from './fields'
import type { LiveForm } from './live-form'
import { usePublish } from './use-publish'

vi.mock('@/entities/job/calls', async (load) => ({
  ...(await load<object>()),
  postJob: vi.fn(),
  updateJob: vi.fn(),
}))

const draft = {
  ...{ ...emptyJob, title: 'Driver', category: 'Driver', job_type: 'Full Time', pincode: '560001' },
  city: 'Bengaluru',
  job_description: 'For forty.',
}

test('a job whose answer was lost is sent with the same key, and shown as last typed', async () => {
  signInAs('rao')
  vi.mocked(postJob)
    .mockRejectedValueOnce(new BackendError('No answer'))
    .mockResolvedValue({ name: 'JPJ-00001', status: 'Live' })
  vi.mocked(updateJob).mockResolvedValue({ name: 'JPJ-00001', status: 'Held' })
  const onPosted = vi.fn()
  const live = { contacts: [] } as unknown as LiveForm
  const { result } = renderHook(() => usePublish('job-post', live, onPosted, vi.fn()))
  await act(() => result.current.run({ ...draft, title: '' }))
  expect(postJob).not.toHaveBeenCalled()
  await act(() => result.current.run(draft))
  expect([result.current.failure?.message, onPosted.mock.calls]).toEqual(['No answer', []])

  await act(() => result.current.run({ ...draft, title: 'Truck driver' }))
  const [first, second] = vi.mocked(postJob).mock.calls
  expect(second?.[1]).toBe(first?.[1])
  expect(updateJob).toHaveBeenCalledWith('JPJ-00001', expect.objectContaining({ title: 'Truck driver' }))
  expect(onPosted).toHaveBeenCalledExactlyOnceWith({ name: 'JPJ-00001', status: 'Held' }, 'Truck driver')
})

test.each([
  ['Pending Review', 'job-post', 1],
  ['Rejected', 'job-post', 0],
  // A copy is not shown on home.
  ['Pending Review', 'job-post:copy:JPJ-00001', 0],
] as const)(
  'of a company that is %s, the whole draft %s is kept %i times, and not sent',
  async (status, name, kept) => {
    vi.mocked(postJob).mockReset()
    const [onPosted, onKept] = [vi.fn(), vi.fn()]
    const live = { contacts: [], company: { status } } as unknown as LiveForm
    const { result } = renderHook(() => usePublish(name, live, onPosted, onKept))
    await act(() => result.current.run({ ...draft, title: '' }))
    expect(onKept).not.toHaveBeenCalled()
    await act(() => result.current.run(draft))
    expect(onKept).toHaveBeenCalledTimes(kept)
    expect(postJob).not.toHaveBeenCalled()
  },
)
