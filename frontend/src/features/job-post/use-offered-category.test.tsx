import { act } from '@testing-library/react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { emptyJob, type JobValues } from './fields'
import type { LiveForm } from './live-form'
import { useHints } from './use-hints'
import { useOfferedCategory } from './use-offered-category'

vi.mock('./use-hints', () => ({ useHints: vi.fn() }))

const categories = ['Sales', 'Drones'].map((value) => ({ value, label: value }))
let form: UseFormReturn<JobValues>

function Wizard({ category }: { category: string }) {
  form = useForm({ defaultValues: { ...emptyJob, category } })
  form.watch('title')
  useOfferedCategory(form, { categories } as LiveForm)
  return null
}

/** Types a title, for which the server proposes a category. */
async function type(title: string, category: string | null) {
  vi.mocked(useHints).mockReturnValue({ problems: [], questions: [], category })
  await act(async () => form.setValue('title', title))
}

test("the title's trade chooses the category until the company does", async () => {
  vi.mocked(useHints).mockReturnValue({ problems: [], questions: [] })
  renderPage(<Wizard category="" />)
  await type('Salesman', 'Sales')
  expect(form.getValues('category')).toBe('Sales')
  await type('Drone pilot', 'Drones')
  expect(form.getValues('category')).toBe('Drones')
  await act(async () => form.setValue('category', 'Sales'))
  await type('Senior drone pilot', 'Drones')
  expect(form.getValues('category')).toBe('Sales')
})

test('the category of a copied job stays, even an unlisted one', async () => {
  vi.mocked(useHints).mockReturnValue({ problems: [], questions: [] })
  renderPage(<Wizard category="Sales" />)
  await type('Drone pilot', 'Drones')
  expect(form.getValues('category')).toBe('Sales')
  await act(async () => form.setValue('category', ''))
  await type('Falconer', 'Falcons')
  expect(form.getValues('category')).toBe('')
})
