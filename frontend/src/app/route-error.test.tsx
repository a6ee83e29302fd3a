// @vitest-environment happy-dom

import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RouteErrorBoundary } from './route-error'
import { system } from './theme'

function Broken(): never {
  throw new TypeError('Failed to fetch dynamically imported module')
}

test('a pre-rendered page whose screen does not come offers to reload, and hears the tap', async () => {
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
