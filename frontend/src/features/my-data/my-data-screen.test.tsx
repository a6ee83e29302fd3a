import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { MemberRole } from '@/entities/member/types'
import { BackendError } from '@/lib/backend/errors'
import { expireSession } from '@/lib/backend/session'
import { takeToasts } from '@/lib/toast'
import { renderPage } from '@/tests/render-page'
import { signInAsMember } from '@/tests/sign-in-as-member'
import { DeleteAccount } from './delete-account'
import MyDataScreen from './my-data-screen'

const { get, post } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }))
vi.mock('@/lib/backend/call', () => ({ get, post }))
const { leaveAccount } = vi.hoisted(() => ({ leaveAccount: vi.fn() }))
vi.mock('@/entities/session/sign-out', () => ({ leaveAccount }))

const row = (role: MemberRole, is_me = false) => ({
  member: `${role} ${is_me}`,
  full_name: role,
  role,
  since: '2026-11-20 10:00:00',
  seen_on: null,
  is_me,
})
const company = { key: 'company', title: 'Your company', labels: {}, times: [], rows: [] }

async function show(...items: ReturnType<typeof row>[]) {
  get.mockImplementation(async (method: string) => {
    if (method.endsWith('get_members')) return { items, invites: [] }
    return method.endsWith('get_my_data') ? { sections: [company] } : { items: [] }
  })
  renderPage(<MyDataScreen />)
  await screen.findByText('Your company')
  fireEvent.click(screen.getByRole('button', { name: 'Freeze my account' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
}

const isSaid = (words: string) => screen.queryByText(words, { exact: false }) !== null
const JOBS_HIDE = 'Your jobs leave all lists'
const ONLY_OWN = 'Only your own account is frozen'
const GOES = 'Your company is deleted with its jobs'
const STAYS = 'Your company goes on without you'
const HAND_OVER = 'To keep the company, make somebody else an owner first.'
const all = [JOBS_HIDE, ONLY_OWN, GOES, STAYS, HAND_OVER]

beforeEach(() => {
  signInAsMember('asha')
})

test.each([
  { who: 'the only member', people: [row('Owner', true)], said: [JOBS_HIDE, GOES] },
  {
    who: 'the last owner',
    people: [row('Owner', true), row('Recruiter')],
    said: [JOBS_HIDE, GOES, HAND_OVER],
  },
  { who: 'one of two owners', people: [row('Owner', true), row('Owner')], said: [JOBS_HIDE, STAYS] },
  { who: 'a recruiter', people: [row('Owner'), row('Recruiter', true)], said: [ONLY_OWN, STAYS] },
])('freezing and deleting say what happens to the company of $who', async ({ people, said }) => {
  await show(...people)
  expect(all.filter(isSaid)).toEqual(said)
})

test('a deletion whose answer was lost is never told as an expired session alone', async () => {
  post.mockResolvedValueOnce({ reference_no: 'r1' })
  post.mockRejectedValueOnce(new BackendError('No answer'))
  // The first request deleted the account, so the second one finds no session.
  post.mockImplementationOnce(async () => {
    expireSession()
    throw new BackendError('Your session has expired. Please log in again.', 401)
  })
  renderPage(<DeleteAccount mayHandOver={false} />)
  fireEvent.click(screen.getByText('Delete my account', { selector: 'button *' }))
  fireEvent.click(screen.getByText('Send me a code'))
  const boxes = await screen.findAllByLabelText(/^Digit/)
  boxes.forEach((box, at) => {
    fireEvent.change(box, { target: { value: String(at) } })
  })
  fireEvent.submit(screen.getByText('Delete for good'))
  await vi.waitFor(() => expect(leaveAccount).toHaveBeenCalledOnce())
  expect(takeToasts().map(({ message }) => message)).toEqual([
    'Your account is deleted, or your session has expired. If you can still log in, it is not deleted.',
  ])
})
