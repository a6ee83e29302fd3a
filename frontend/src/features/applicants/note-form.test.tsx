import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { decideApplication } from '@/entities/candidate/calls'
import type { ApplicationSummary } from '@/entities/candidate/types'
import { renderPage } from '@/tests/render-page'
import { NoteForm } from './note-form'

vi.mock('@/entities/candidate/calls', async (load) => ({
  ...(await load<object>()),
  decideApplication: vi.fn(),
}))

const application = { name: 'JPA-00001', status: 'Applied' } as ApplicationSummary
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const type = (value: string) => fireEvent.change(box(), { target: { value } })

function show(note: string) {
  renderPage(<NoteForm application={application} note={note} />)
}

test('text typed while a note is being saved stays, even after a reload', async () => {
  let answer: () => void = () => {}
  vi.mocked(decideApplication).mockReturnValue(
    new Promise((resolve) => (answer = () => resolve({ name: application.name, status: 'Applied' }))),
  )
  show('')
  type('Call her')
  fireEvent.click(screen.getByRole('button'))
  type('Call her on Monday')
  await act(async () => answer())
  expect(box().value).toBe('Call her on Monday')
  cleanup()
  show('Call her')
  expect(box().value).toBe('Call her on Monday')
})
