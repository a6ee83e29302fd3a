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

function type(field: HTMLInputElement, keys: string) {
  for (const key of keys) {
    const from = field.selectionStart ?? 0
    const value = field.value.slice(0, from) + key + field.value.slice(from)
    fireEvent.change(field, { target: { value, selectionStart: from + 1, selectionEnd: from + 1 } })
  }
}

test.each([
  ['emptied', (field: HTMLInputElement) => fireEvent.change(field, { target: { value: '' } })],
  ['left', (field: HTMLInputElement) => fireEvent.blur(field)],
])('a plus counts no more once its field was %s', (_, end) => {
  const field = show()
  type(field, '+9')
  end(field)
  fireEvent.change(field, { target: { value: '' } })
  type(field, '9123456780')
  expect(field.value).toBe('9123456780')
})

test('a lone plus counts no more once its field was left', () => {
  const field = show()
  type(field, '+')
  fireEvent.blur(field)
  type(field, '9123456780')
  expect(field.value).toBe('9123456780')
})

test('a digit typed into a full number is refused, and the caret stays', () => {
  const field = show()
  type(field, '9876543210')
  field.focus()
  field.setSelectionRange(4, 4)
  type(field, '0')
  expect(field.value).toBe('9876543210')
  expect(field.selectionStart).toBe(4)
})

test('a number pasted after a lone plus stays whole', () => {
  const field = show()
  for (const value of ['+', '9187654321']) fireEvent.change(field, { target: { value } })
  expect(field.value).toBe('9187654321')
})
