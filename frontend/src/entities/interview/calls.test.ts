import { expect, test, vi } from 'vitest'
import { get } from '@/lib/backend/call'
import { interviewOf } from './calls'

vi.mock('@/lib/backend/call', () => ({ get: vi.fn(), post: vi.fn() }))

test("the interviews of a list's cards are loaded in one call", async () => {
  const item = { application: 'JPA-2', interview: 'one' }
  vi.mocked(get).mockResolvedValue({ items: [item], next: null })
  const [first, second] = await Promise.all([interviewOf('JPA-1'), interviewOf('JPA-2')])
  expect(get).toHaveBeenCalledExactlyOnceWith('job_portal.api.get_interviews', { application: 'JPA-1,JPA-2' })
  expect(first.items).toEqual([])
  expect(second.items).toEqual([item])
  await interviewOf('JPA-1')
  expect(get).toHaveBeenLastCalledWith('job_portal.api.get_interviews', { application: 'JPA-1' })
})
