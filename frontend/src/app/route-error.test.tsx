import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notReached } from '@/lib/backend/errors'
import { RouteErrorBoundary } from './route-error'
import { system } from './system'

function Broken(): never {
  throw new TypeError('Failed to fetch dynamically imported module')
}

test('a pre-rendered page whose screen does not load offers to reload, and handles the tap', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const take = vi.fn()
  window.earlyTaps = { take }
  render(
    <ChakraProvider value={system}>
      <RouteErrorBoundary path="/login">
        <Broken />
      </RouteErrorBoundary>
    </ChakraProvider>,
  )
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  await vi.waitFor(() => expect(take).toHaveBeenCalled())
})

test('a screen that is not on the device appears when the server can be reached', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  render(
    <ChakraProvider value={system}>
      <RouteErrorBoundary path="/profile">
        <Broken />
      </RouteErrorBoundary>
    </ChakraProvider>,
  )
  expect(screen.getByRole('heading', { name: 'You are not connected' })).toBeTruthy()
  expect(screen.getByText(notReached())).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  const fetched = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  act(() => void window.dispatchEvent(new Event('online')))
  await vi.advanceTimersByTimeAsync(100)
  // A reload now would miss the same file, and call it a new version.
  expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  fetched.mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(1000)
  expect(reload).toHaveBeenCalledOnce()
})
