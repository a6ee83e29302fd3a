import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { applyToJob } from '@/entities/application/calls'
import { getSearcher } from '@/entities/searcher/calls'
import { setUserType } from '@/entities/session/who'
import { BackendError } from '@/lib/backend/errors'
import { sendFiles } from '@/lib/forms/send-file'
import { takeToasts } from '@/lib/toast'
import { signInAs } from '@/tests/sign-in-as'
import { fileLost, readUnsent, readUnsentFile } from './unsent-application'
import { useApply } from './use-apply'

vi.mock('@/entities/application/calls', () => ({ applyToJob: vi.fn() }))
vi.mock('@/entities/searcher/calls', () => ({ getSearcher: vi.fn() }))
vi.mock('@/lib/forms/send-file', () => ({ sendFiles: vi.fn() }))
vi.mock('@/entities/device/after-success', () => ({ noteSuccess: vi.fn() }))

const device = vi.hoisted(() => ({ files: new Map<string, unknown>(), isFull: false }))
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (name: string) => device.files.get(name),
  entries: async () => [...device.files],
  delMany: async (names: string[]) => void names.map((name) => device.files.delete(name)),
  set: async (name: string, value: unknown) => {
    if (device.isFull) throw new Error('QuotaExceededError')
    device.files.set(name, value)
  },
}))

const noop = () => {}
const open = () => renderHook(() => useApply({ job: 'JPJ-1', title: 'Fitter' }, noop)).result
const resume = () => new File(['%PDF-1.4'], 'Ravi%20Resume.pdf', { type: 'application/pdf' })

beforeEach(() => {
  setUserType('job_searcher')
  device.files.clear()
  device.isFull = false
  takeToasts()
  signInAs('asha')
  vi.mocked(sendFiles).mockReset().mockRejectedValue(new BackendError('Not reached', 0))
  vi.mocked(applyToJob).mockReset()
  vi.mocked(applyToJob).mockResolvedValue({ name: 'JPA-1', status: 'Applied' } as never)
  vi.mocked(getSearcher).mockResolvedValue({ resume: '/private/files/profile.pdf' } as never)
})

test('a file that the device did not store is asked for, and nothing is sent without it', async () => {
  device.isFull = true
  const form = open()
  await act(() => form.current.run({ text: 'I fit.', resume: resume() }))
  expect(form.current.kept).toEqual({ isWhole: false })

  const card = open()
  await act(() => card.current.run({ text: 'I fit.', resume: null }))
  expect(card.current).toMatchObject({ failure: { message: fileLost() }, kept: undefined })
  expect(applyToJob).not.toHaveBeenCalled()

  vi.mocked(sendFiles).mockResolvedValueOnce({ resume: '/private/files/sent.pdf' })
  await act(() => card.current.run({ text: 'I fit.', resume: resume() }))
  expect(applyToJob).toHaveBeenCalledOnce()
})

test('a file that can no longer be read stores nothing on the device', async () => {
  const { fileRefused } = await import('@/lib/backend/errors')
  vi.mocked(sendFiles).mockRejectedValueOnce(fileRefused('Choose it again.'))
  const form = open()
  await act(() => form.current.run({ text: 'I fit.', resume: resume() }))
  expect(form.current).toMatchObject({ failure: { message: 'Choose it again.' }, kept: undefined })
  expect(readUnsent()).toEqual([])
})

test('another account on the device gets neither the application nor its file', async () => {
  const form = open()
  await act(() => form.current.run({ text: 'I fit.', resume: resume() }))
  signInAs('ravi')
  expect(readUnsent()).toEqual([])
  expect(await readUnsentFile('JPJ-1')).toBeUndefined()
})
