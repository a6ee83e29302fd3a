import { act, fireEvent, screen, within } from '@testing-library/react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { FactsField } from './facts-field'
import { emptyJob, type JobValues } from './fields'
import type { LiveForm } from './live-form'
import type { MarkedForm } from './marks'
import { useHints } from './use-hints'

vi.mock('./use-hints', () => ({ useHints: vi.fn() }))

let form: UseFormReturn<JobValues>

function Step({ stored }: { stored: Partial<JobValues> }) {
  form = useForm({ defaultValues: { ...emptyJob, ...stored } })
  return <FactsField form={form as MarkedForm} live={{} as LiveForm} />
}

/** The server's answer to the description. */
function answer(...facts: string[]) {
  vi.mocked(useHints).mockReturnValue({ problems: [], questions: [], facts })
}

const write = (text: string) => act(async () => form.setValue('job_description', text))

test('the ticks follow the description until the company changes them', async () => {
  answer()
  renderPage(<Step stored={{}} />)
  answer('Night shift', 'Food')
  await write('Night shift, free food')
  expect(form.getValues('facts')).toBe('Night shift\nFood')
  fireEvent.click(screen.getByLabelText('Food'))
  expect(form.getValues('facts')).toBe('Night shift')
  answer('Night shift', 'Room', 'Food')
  await write('Night shift, free room and food')
  expect(form.getValues('facts')).toBe('Night shift')
})

test('facts that a company has corrected stay', async () => {
  answer('Night shift')
  renderPage(<Step stored={{ job_description: 'Night shift', facts: 'Food' }} />)
  answer('Night shift', 'Room')
  await write('Night shift, free room')
  expect(form.getValues('facts')).toBe('Food')
})

test('every fact can be ticked in groups, even the only one of its group', () => {
  answer()
  renderPage(<Step stored={{ facts: 'Food' }} />)
  const group = within(screen.getByRole('group', { name: 'The job asks for' }))
  fireEvent.click(group.getByLabelText('Own vehicle'))
  expect(form.getValues('facts')).toBe('Food\nOwn vehicle')
  fireEvent.click(screen.getByLabelText('Food'))
  expect(form.getValues('facts')).toBe('Own vehicle')
})
