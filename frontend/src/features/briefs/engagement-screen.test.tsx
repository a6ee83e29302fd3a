import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Engagement } from '@/entities/brief/types'
import { hearNews } from '@/lib/boot'
import { dayAfter, today } from '@/lib/time'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import EngagementScreen from './engagement-screen'

const { get, post } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }))
vi.mock('@/lib/backend/call', async (load) => ({ ...(await load<object>()), get, post }))

const proposed: Engagement = {
  name: 'JPE-00001',
  status: 'Proposed',
  side: 'poster',
  brief: { name: 'JPB-00001', title: 'The kitchen tap leaks' },
  quote: 'JPQ-00001',
  freelancer: 'JPF-00001',
  other: { name: 'Ravi', picture: null },
  scope: 'The kitchen tap leaks',
  price: 500,
  unit: 'Visit',
  on: '2026-11-27',
  agreed: { poster: null, freelancer: null },
  done: { poster: null, freelancer: null },
  done_due: null,
  cancelled: null,
  may: ['agree', 'cancel'],
  conversation: null,
  reviews: [],
  review_by: null,
}

let count = 0

function show(changes: Partial<Engagement> = {}) {
  get.mockReset().mockResolvedValue({ ...proposed, ...changes })
  post.mockReset().mockResolvedValue({})
  renderPage(
    <Routes>
      <Route path="/engagements/:name" element={<EngagementScreen />} />
    </Routes>,
    '/engagements/JPE-00001',
  )
  return screen.findByRole('heading', { name: 'Ravi' })
}

beforeEach(() => {
  // Each test has its own cache.
  signInAs(`asha${++count}`)
  hearNews({ market: 'live', freelancers: true })
})

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('one tap agrees to the terms on the screen', async () => {
  await show()
  tap('I agree')
  const terms = { scope: 'The kitchen tap leaks', price: 500, unit: 'Visit', on: '2026-11-27' }
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith('job_portal.api.agree_engagement', { name: 'JPE-00001', terms }),
  )
})

test('the second tap of a double tap on I agree does not begin to change the terms', async () => {
  await show()
  vi.useFakeTimers()
  tap('I agree')
  get.mockResolvedValue({
    ...proposed,
    agreed: { poster: '2026-11-26 10:00:00', freelancer: null },
    may: ['cancel'],
  })
  await act(() => vi.advanceTimersByTimeAsync(250))
  // Later *Change the terms* stands in its place.
  expect(screen.getByRole('button', { name: 'I agree' }).getAttribute('aria-busy')).toBe('true')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull()
})

test('a day that has passed is refused at its field', async () => {
  await show({ on: dayAfter(-1) })
  tap('Change the terms')
  await act(async () => tap('Propose these terms'))
  await screen.findByText('This day has passed')
  expect(post).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: today() } })
  await act(async () => tap('Propose these terms'))
  await waitFor(() => expect(post).toHaveBeenCalled())
})

test('work that one side calls done is not offered to begin', async () => {
  const done = { poster: '2026-11-27 10:00:00', freelancer: null }
  await show({ status: 'Agreed', done, done_due: '2026-11-30 10:00:00', may: ['start', 'cancel'] })
  await screen.findByText(/^You said that it is done\./)
  expect(screen.queryByRole('button', { name: 'The work has begun' })).toBeNull()
})

test('after a hire that failed, the poster posts the work again, filled in', async () => {
  const cancelled = { by: 'freelancer', reason: '', on: '2026-11-27 10:00:00' } as const
  await show({ status: 'Cancelled', cancelled, may: ['post_again'] })
  screen.getByText('One of you left, and so it ended.')
  const link = screen.getByRole('link', { name: 'Post it again' })
  expect(link.getAttribute('href')).toBe('/post-brief?like=JPB-00001&step=2')
})

test('a review needs an answer to each question', async () => {
  await show({ status: 'Done', may: ['review'], review_by: '2026-12-10 10:00:00' })
  const answer = (question: string, mark: string) => {
    const group = screen.getByRole('group', { name: question })
    fireEvent.click(
      Array.from(group.querySelectorAll('button')).find((one) => one.textContent === mark) as Element,
    )
  }
  answer('How good was the work?', '5')
  answer('Did they come and finish on time?', '4')
  tap('Send the review')
  await screen.findByText('Please give 1 to 5 for each')
  expect(post).not.toHaveBeenCalled()
  answer('How was it to deal with them?', '5')
  tap('Send the review')
  await waitFor(() => expect(post).toHaveBeenCalled())
  expect(post.mock.calls[0]?.[1]).toEqual({
    name: 'JPE-00001',
    work: 5,
    time_kept: 4,
    manner: 5,
    text: '',
  })
})
