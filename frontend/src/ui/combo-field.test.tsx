import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { ComboField } from './combo-field'

function Area() {
  const [value, setValue] = useState('')
  return <ComboField label="Area" value={value} onChange={setValue} options={['Camp', 'Deccan', 'Kothrud']} />
}

function show() {
  renderPage(<Area />)
  const field = screen.getByRole('combobox')
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  const press = (key: string) => {
    fireEvent.keyDown(field, { key })
    return active()
  }
  return { field, press }
}

test('the arrow keys go round the choices, from none to the first or the last', () => {
  const { field, press } = show()
  fireEvent.focus(field)
  expect(['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map(press)).toEqual([
    'Kothrud',
    'Deccan',
    'Camp',
    'Kothrud',
  ])
  expect(['ArrowDown', 'ArrowDown'].map(press)).toEqual(['Camp', 'Deccan'])
})

test('an arrow key opens all choices, at the first or the last one', () => {
  const { field, press } = show()
  fireEvent.change(field, { target: { value: 'dec' } })
  expect(press('ArrowDown')).toBe('Deccan')
  press('Escape')
  expect(press('ArrowUp')).toBe('Kothrud')
  press('Enter')
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Kothrud')
  expect(press('ArrowDown')).toBe('Camp')
})
