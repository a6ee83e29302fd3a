// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BackendError } from '@/lib/backend/errors'
import { renderPage } from '@/tests/render-page'
import { answerInterview, changeInterview } from './calls'
import { InterviewPart } from './interview-part'
import { offerInterviews } from './offer'
import type { Interview } from './types'

vi.mock('./calls', async (load) => ({
  ...(await load<object>()),
  answerInterview: vi.fn(),
  changeInterview: vi.fn(),
}))
vi.mock('./offer', () => ({ offerInterviews: vi.fn() }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const slot = (name: string, left: number) => ({
  slot: name,
  starts: `2126-11-${name} 11:00:00`,
  minutes: 30,
  place: 'call',
  left,
})

const offered: Interview = {
  interview: 'JPI-1',
  application: 'JPA-1',
  status: 'Offered',
  side: 'searcher',
  name: 'Rao Textiles',
  job: 'JPJ-1',
  job_title: 'Weaver',
  starts: null,
  minutes: null,
  place: null,
  wish: null,
  slots: [slot('29', 1), slot('30', 0)],
  came: null,
  missed: null,
  late: null,
  may: ['book', 'other', 'decline'],
}

const tap = (name: RegExp | string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('a time with a free seat is booked once by two taps; a refusal says why, and the tap works again', async () => {
  let fail: (failure: BackendError) => void = () => {}
  vi.mocked(answerInterview).mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
  renderPage(<InterviewPart interview={offered} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Full/ }).disabled).toBe(true)
  await tap(/Seats left: 1/)
  await tap(/Seats left: 1/)
  expect(answerInterview).toHaveBeenCalledExactlyOnceWith('JPI-1', { answer: 'book', slot: '29' })
  await act(async () => fail(new BackendError('This time is taken.')))
  expect(screen.getByRole('alert').textContent).toBe('This time is taken.')
  vi.mocked(answerInterview).mockResolvedValue({ ...offered, status: 'Booked' })
  await tap(/Seats left: 1/)
  expect(answerInterview).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  { time: '2126-12-01T10:00', words: '', wish: '2126-12-01 10:00:00' },
  { time: '', words: ' After lunch ', wish: 'After lunch' },
  { time: '2126-12-01T10:00', words: 'or later', wish: expect.stringMatching(/^Sun.*10:00.am: or later$/) },
])('another time is asked for by the clock ($time) and in words ($words)', async ({ time, words, wish }) => {
  vi.mocked(answerInterview).mockResolvedValue({ ...offered, status: 'Other time' })
  renderPage(<InterviewPart interview={offered} />)
  await tap('Another time')
  await tap('Ask for it')
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: time } })
  fireEvent.change(screen.getByLabelText('Or in your words'), { target: { value: words } })
  await tap('Ask for it')
  expect(answerInterview).toHaveBeenCalledExactlyOnceWith('JPI-1', { answer: 'other', wish })
})

test('the company books the time that was asked for, and after an end offers several', async () => {
  const asked: Interview = { ...offered, side: 'company', status: 'Other time', may: ['book', 'cancel'] }
  vi.mocked(changeInterview).mockResolvedValue({ ...asked, status: 'Booked' })
  renderPage(<InterviewPart interview={{ ...asked, wish: '2126-12-01 10:00:00' }} />)
  await tap('Book a time')
  await screen.findByLabelText(/^Date/)
  expect(screen.queryByRole('button', { name: 'Add another time' })).toBeNull()
  await tap('Set Interview')
  const booked = { change: 'book', starts: '2126-12-01 10:00:00', place: 'call' }
  expect(changeInterview).toHaveBeenCalledExactlyOnceWith('JPI-1', booked)
  cleanup()

  renderPage(<InterviewPart interview={{ ...asked, status: 'Declined', slots: [], may: ['offer'] }} />)
  await tap('Offer times')
  fireEvent.change(await screen.findByLabelText(/^Date and time/), { target: { value: '2126-12-01T10:00' } })
  await tap('Add another time')
  fireEvent.change(screen.getByLabelText('Date and time 2'), { target: { value: '2126-12-02T10:00' } })
  fireEvent.change(screen.getByLabelText(/^Place/), { target: { value: 'Gate 2' } })
  vi.mocked(offerInterviews).mockResolvedValue({ items: [offered] })
  const buttons = screen.getAllByRole('button', { name: 'Offer times' })
  await act(async () => fireEvent.click(buttons.at(-1) as HTMLElement))
  const each = { minutes: 30, place: 'Gate 2', seats: 1 }
  expect(offerInterviews).toHaveBeenCalledExactlyOnceWith(
    ['JPA-1'],
    [
      { starts: '2126-12-01 10:00:00', ...each },
      { starts: '2126-12-02 10:00:00', ...each },
    ],
  )
})
