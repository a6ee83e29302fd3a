import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { answerInterview } from './calls'
import { InterviewPart } from './interview-part'
import type { Interview } from './types'

vi.mock('./calls', async (load) => ({ ...(await load<object>()), answerInterview: vi.fn() }))

afterEach(() => {
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

test('an applicant reads that offered times are to be tapped, and that a time is booked', () => {
  const hint = 'Tap the time that suits you.'
  renderPage(<InterviewPart interview={offered} />)
  expect(screen.getByText(hint)).toBeTruthy()
  cleanup()
  renderPage(
    <InterviewPart
      interview={{
        ...offered,
        status: 'Booked',
        slots: [],
        starts: '2126-11-29 11:00:00',
        place: 'call',
        may: ['decline'],
      }}
    />,
  )
  expect(screen.getByText('Booked')).toBeTruthy()
  expect(screen.queryByText(hint)).toBeNull()
})
