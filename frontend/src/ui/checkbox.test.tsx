// @vitest-environment happy-dom

import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CheckboxGroup } from './checkbox'

const system = createSystem(defaultBaseConfig)

function show(options: string[]) {
  render(
    <ChakraProvider value={system}>
      <CheckboxGroup label="Shifts" name="shifts" options={options} value={[]} onChange={vi.fn()} />
    </ChakraProvider>,
  )
}

test('a group of checkboxes is shown only when there is a choice', () => {
  show(['Day'])
  expect(screen.queryByRole('group')).toBeNull()
  show(['Day', 'Night'])
  expect(screen.getByRole('group', { name: 'Shifts' }).querySelectorAll('input')).toHaveLength(2)
})
