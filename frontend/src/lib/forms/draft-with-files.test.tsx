import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { useDraftWithFiles } from './draft-with-files'

const fields = ['paper'] as const

function Form() {
  const form = useForm({ defaultValues: { area: '', paper: '' as File | string } })
  const { restored, discard } = useDraftWithFiles(form, 'company', fields)
  return (
    <form>
      <input aria-label="area" {...form.register('area')} />
      <button type="button" onClick={() => form.setValue('paper', new File(['x'], 'pan.pdf'))}>
        Choose
      </button>
      <button type="button" onClick={() => form.setValue('paper', '')}>
        Remove
      </button>
      <button type="button" onClick={discard}>
        Saved
      </button>
      <p>{form.formState.errors.paper?.message}</p>
      <p>{restored ? 'restored' : 'new'}</p>
    </form>
  )
}

const LOST = 'pan.pdf was not kept. Please choose it again.'

function reload() {
  cleanup()
  render(<Form />)
}

test.each(['Remove', 'Saved'])('a lost file is asked for by its name, until "%s"', (end) => {
  reload()
  screen.getByText('new')
  fireEvent.click(screen.getByText('Choose'))
  for (const typed of ['Kothrud', 'Camp']) {
    reload()
    screen.getByText(LOST)
    screen.getByText('restored')
    fireEvent.change(screen.getByLabelText('area'), { target: { value: typed } })
  }
  fireEvent.click(screen.getByText('Choose'))
  fireEvent.click(screen.getByText(end))
  reload()
  expect(screen.queryByText(LOST)).toBeNull()
})
