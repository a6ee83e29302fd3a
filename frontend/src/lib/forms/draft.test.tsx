import { act, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test } from 'vitest'
import { signInAs } from '@/tests/sign-in-as'
import { readDraft, useFormDraft, writeDraft } from './draft'

function Form({ name = 'company' }: { name?: string }) {
  const form = useForm({ defaultValues: { area: '', city: 'Pune' } })
  const { restored, discard } = useFormDraft(form, name)
  return (
    <form>
      <input aria-label="area" {...form.register('area')} />
      <input aria-label="city" {...form.register('city')} />
      <p>{restored ? 'restored' : 'new'}</p>
      <button type="button" onClick={discard}>
        Saved
      </button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
    </form>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

beforeEach(() => {
  document.body.innerHTML = ''
})

test('typed values are back after a reload, beside the defaults', () => {
  const first = render(<Form />)
  fireEvent.change(field('area'), { target: { value: 'Kothrud' } })
  first.unmount()
  render(<Form />)
  expect([field('area').value, field('city').value]).toEqual(['Kothrud', 'Pune'])
  expect(screen.getByText('restored')).toBeTruthy()
})

test('a successful save deletes it', () => {
  render(<Form />)
  fireEvent.change(field('area'), { target: { value: 'Kothrud' } })
  fireEvent.click(screen.getByText('Saved'))
  expect(readDraft('company')).toBeNull()
})

test('a reset by the app is not stored', () => {
  render(<Form />)
  fireEvent.click(screen.getByText('Reset'))
  expect(readDraft('company')).toBeNull()
})

test.each([
  '5',
  '"abc"',
  '[]',
  '{}',
  '{"values":5}',
  '{"values":"abc"}',
  '{"values":{"area":null,"city":5}}',
])('a draft of another shape, %s, is none', (stored) => {
  localStorage.setItem('draft:company', stored)
  render(<Form />)
  expect([field('area').value, field('city').value]).toEqual(['', 'Pune'])
  expect(screen.getByText('new')).toBeTruthy()
})

test('a draft keeps what another of its forms has typed', () => {
  writeDraft('company', { area: 'Kothrud', phone: '9876543210' })
  render(<Form />)
  fireEvent.change(field('area'), { target: { value: 'Camp' } })
  expect(readDraft('company')).toEqual({ area: 'Camp', phone: '9876543210' })
})

test('files are left out', () => {
  writeDraft('company', { area: 'Kothrud', logo: new File(['x'], 'logo.png') })
  expect(readDraft('company')).toEqual({ area: 'Kothrud' })
})

test('another account on the device does not see it, and its owner does again', () => {
  act(() => signInAs('first'))
  writeDraft('company', { area: 'Kothrud' })
  act(() => signInAs('second'))
  expect(readDraft('company')).toBeNull()
  act(() => signInAs('first'))
  expect(readDraft('company')).toEqual({ area: 'Kothrud' })
})
