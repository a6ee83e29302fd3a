// @vitest-environment happy-dom

import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MobileField } from './mobile-field'

const system = createSystem(defaultBaseConfig)
afterEach(cleanup)

function show(): HTMLInputElement {
  render(
    <ChakraProvider value={system}>
      <MobileField label="Mobile Number" />
    </ChakraProvider>,
  )
  return screen.getByLabelText('Mobile Number')
}

test.each([
  ['+91 98765 43210', '9876543210'],
  ['+91 91876 54321', '9187654321'],
  ['+98765 43210', '9876543210'],
  ['9198765432', '9198765432'],
  ['09876543210', '9876543210'],
  ['0091 98765 43210', '9876543210'],
  ['+९१९८७६५४३२१०', '9876543210'],
])('%s typed key by key gives %s', (keys, number) => {
  const field = show()
  for (const key of keys) fireEvent.change(field, { target: { value: field.value + key } })
  expect(field.value).toBe(number)
})

test('a number pasted after a lone plus stays whole', () => {
  const field = show()
  for (const value of ['+', '9187654321']) fireEvent.change(field, { target: { value } })
  expect(field.value).toBe('9187654321')
})
