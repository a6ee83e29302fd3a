import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UseFormReturn } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveSearcher } from '@/entities/searcher/calls'
import type { Searcher } from '@/entities/searcher/types'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import type { SearcherValues } from './fields'
import { FORM, ProfileForm } from './profile-form'

vi.mock('@/entities/searcher/calls', async (load) => ({ ...(await load<object>()), saveSearcher: vi.fn() }))

// Only two fields: all of them take seconds.
vi.mock('./profile-fields', () => ({
  ProfileFields: ({ form }: { form: UseFormReturn<SearcherValues> }) => (
    <>
      <input aria-label="headline" {...form.register('headline')} />
      <input aria-label="about" {...form.register('about')} />
    </>
  ),
}))

const opened = { name: 'JPS-00001', full_name: 'Asha Rao', modified: '1' } as Searcher
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

function type(label: string, value: string) {
  fireEvent.input(field(label), { target: { value } })
}

function show(searcher: Searcher) {
  renderPage(<ProfileForm opened={searcher} />)
}

beforeEach(() => {
  signInAs('asha')
})

test('text typed while the profile is being saved stays, even after a reload, and is saved next', async () => {
  let answer: (searcher: Searcher) => void = () => {}
  vi.mocked(saveSearcher).mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  show(opened)
  type('headline', 'Weaver ')
  fireEvent.click(screen.getByRole('button', { name: 'Save Profile' }))
  await waitFor(() => expect(saveSearcher).toHaveBeenCalledTimes(1))
  type('about', 'I weave.')
  const saved = { ...opened, headline: 'Weaver', modified: '2' }
  await act(async () => answer(saved))
  expect([field('headline').value, field('about').value]).toEqual(['Weaver', 'I weave.'])

  cleanup()
  show(saved)
  expect([field('headline').value, field('about').value]).toEqual(['Weaver', 'I weave.'])
  fireEvent.click(screen.getByRole('button', { name: 'Save Profile' }))
  await waitFor(() => expect(saveSearcher).toHaveBeenLastCalledWith({ modified: '2', about: 'I weave.' }))
})

test('a button outside the form saves it, such as the one in the header', async () => {
  vi.mocked(saveSearcher)
    .mockReset()
    .mockResolvedValue({ ...opened, headline: 'Weaver' })
  renderPage(
    <>
      <button type="submit" form={FORM}>
        Save
      </button>
      <ProfileForm opened={opened} />
    </>,
  )
  type('headline', 'Weaver')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saveSearcher).toHaveBeenCalledWith({ modified: '1', headline: 'Weaver' }))
})
