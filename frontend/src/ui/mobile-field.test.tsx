import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { MobileField } from './mobile-field'

function show(): HTMLInputElement {
  renderPage(<MobileField label="Mobile Number" />)
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
  ['919876543210', '9876543210'],
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

test('a lone plus no longer counts when its field was left', () => {
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

test('a number pasted after a lone plus stays complete', () => {
  const field = show()
  for (const value of ['+', '9187654321']) fireEvent.change(field, { target: { value } })
  expect(field.value).toBe('9187654321')
})

const SENTENCES = /another country|10 digits|country code/

test('an eleventh digit is reported as left out, until the number changes', () => {
  const field = show()
  type(field, '9876543210')
  expect(screen.queryByText(SENTENCES)).toBeNull()
  type(field, '1')
  screen.getByText('A mobile number has 10 digits. The rest was left out.')
  fireEvent.blur(field)
  screen.getByText('A mobile number has 10 digits. The rest was left out.')
  fireEvent.change(field, { target: { value: '987654321' } })
  expect(screen.queryByText(SENTENCES)).toBeNull()
})

test('a country code typed without a plus is reported as left out', () => {
  const field = show()
  type(field, '919876543210')
  screen.getByText('The country code 91 was left out. Please check the number.')
})

test('two more digits behind a deleted one are not a country code', () => {
  const field = show()
  type(field, '91987654321')
  fireEvent.change(field, { target: { value: '919876543' } })
  type(field, '20')
  expect(field.value).toBe('9198765432')
})

test.each(['+971 50 123 4567', '0065 9123 4567'])(
  '%s, pasted, is said to be of another country',
  (pasted) => {
    const field = show()
    fireEvent.change(field, { target: { value: pasted } })
    expect(field.value).toBe('')
    screen.getByText('This is a number of another country. Please enter a 10-digit Indian mobile number.')
  },
)

test.each(['+971 50 123 4567', '+९७१ ५० १२३ ४५६७', '+7 912 345 67 89', '0065 9123 4567'])(
  '%s, typed key by key, is said to be of another country',
  (keys) => {
    const field = show()
    type(field, keys)
    expect(field.value.length).toBeLessThan(10)
    screen.getByText('This is a number of another country. Please enter a 10-digit Indian mobile number.')
    fireEvent.change(field, { target: { value: '' } })
    type(field, '9876543210')
    expect(field.value).toBe('9876543210')
    expect(screen.queryByText(SENTENCES)).toBeNull()
  },
)

test('a country code no longer counts when another number has replaced it', () => {
  const field = show()
  type(field, '+97150')
  fireEvent.change(field, { target: { value: '9' } })
  type(field, '1234567801')
  expect(field.value).toBe('9123456780')
  screen.getByText('A mobile number has 10 digits. The rest was left out.')
})

test.each(['98765432101', '+91 98765 432101'])('%s, pasted, keeps ten digits and says so', (pasted) => {
  const field = show()
  fireEvent.change(field, { target: { value: pasted } })
  expect(field.value).toBe('9876543210')
  screen.getByText('A mobile number has 10 digits. The rest was left out.')
})
