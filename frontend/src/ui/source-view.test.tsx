// @vitest-environment happy-dom

import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SourceView } from './source-view'

const system = createSystem(defaultBaseConfig)

afterEach(cleanup)

function show(load: () => Promise<string[]>) {
  render(
    <ChakraProvider value={system}>
      <SourceView load={load} empty="Nothing here">
        {(items) => <p>{items.join(', ')}</p>}
      </SourceView>
    </ChakraProvider>,
  )
}

test('says that it loads, then shows the items', async () => {
  show(async () => ['first', 'second'])
  expect(screen.getByRole('status').textContent).toContain('Loading...')
  expect(await screen.findByText('first, second')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('says when there is nothing', async () => {
  show(async () => [])
  expect(await screen.findByText('Nothing here')).toBeTruthy()
})

test('offers another attempt after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi
    .fn<() => Promise<string[]>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(['back'])
  show(load)
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('back')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
