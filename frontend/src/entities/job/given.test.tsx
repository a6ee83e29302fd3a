import { act, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refresh } from '@/lib/backend/reading'
import { clearSession } from '@/lib/backend/session'
import { hearNews } from '@/lib/boot'
import { setGiven } from '@/lib/given-answers'
import { signInAs } from '@/tests/sign-in-as'
import { useJob } from './hooks'

const answer = (message: unknown) => new Response(JSON.stringify({ message }))
const card = (name: string, title: string) => ({ name, title, category: 'Welding' })
const job = (title: string) => ({ ...card('JPJ-00001', title), status: 'Live' })
const network = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  network.mockReset()
  hearNews({ market: 'live' })
})
afterEach(async () => {
  setGiven([])
  // A sign-in and a log-out forget what was read.
  signInAs('asha')
  clearSession()
  await act(async () => undefined)
})

const at = (address: string) => ({
  wrapper: ({ children }: { children: React.ReactNode }) => (
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/job-details/:name" element={children} />
          <Route path="*" element={children} />
        </Routes>
      </MemoryRouter>
    </StrictMode>
  ),
})

/** Waits for the effects and their requests. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

test('a job in the page is as fresh as loaded data, and a refresh requests it', async () => {
  setGiven([{ method: 'job_portal.api.get_job', args: { name: 'JPJ-00003' }, message: job('Welder') }])
  const { result } = renderHook(() => useJob(), at('/job-details/JPJ-00003'))
  await settle()
  network.mockResolvedValue(answer(job('Senior welder')))
  await act(() => refresh('job'))
  await waitFor(() => expect(result.current.data?.title).toBe('Senior welder'))
  expect(network).toHaveBeenCalledTimes(1)
})

test("the page's data is a guest’s, so an account does not see it", async () => {
  signInAs('asha')
  setGiven([{ method: 'job_portal.api.get_job', args: { name: 'JPJ-00005' }, message: job('Welder') }])
  network.mockReturnValue(new Promise(() => undefined))
  const { result } = renderHook(() => useJob(), at('/job-details/JPJ-00005'))
  expect(result.current.data).toBeUndefined()
})
