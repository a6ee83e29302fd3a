import { act, fireEvent, screen, within } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Company } from '@/entities/company/types'
import type { Member, MemberRole } from '@/entities/member/types'
import { renderPage } from '@/tests/render-page'
import { signInAsMember } from '@/tests/sign-in-as-member'
import MembersScreen from './members-screen'

const { get, post } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }))
vi.mock('@/lib/backend/call', () => ({ get, post }))

const row = (full_name: string, role: MemberRole, is_me = false): Member => ({
  member: `row-${full_name}`,
  full_name,
  role,
  since: '2026-11-20 10:00:00',
  seen_on: null,
  is_me,
})
const invite = { invite: 'i1', number: '******5678', role: 'Recruiter', until: '2026-12-10 10:00:00' }
const contacts = [{ hr_row_id: 'c1', hr_name: 'Kavya', hr_mobile: '9811112222', hr_email: '' }]

let company: Company = { status: 'Approved' }

function show(...items: Member[]) {
  get.mockImplementation(async (method: string) => {
    if (method.endsWith('get_company_details')) return company
    return method.endsWith('get_members') ? { items, invites: [invite] } : contacts
  })
  renderPage(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MembersScreen />
    </SWRConfig>,
  )
}

const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement)
const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)

/** Taps Yes in the question of a button. */
function confirm(title: string, yes: string) {
  const dialog = screen.getByText(title).closest('dialog') as HTMLElement
  fireEvent.click(within(dialog).getByText(yes, { selector: 'button > span' }))
}

beforeEach(() => {
  signInAsMember('asha')
  post.mockReset()
  post.mockResolvedValue({})
})

test('an owner invites by number, or a contact with one tap', async () => {
  show(row('Asha', 'Owner', true))
  fireEvent.change(await screen.findByLabelText(/Mobile Number/), { target: { value: '9812312312' } })
  fireEvent.click(screen.getByRole('button', { name: 'Owner' }))
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
  const asked = { mobile_no: '9812312312', role: 'Owner' }
  const again = { isRepeatable: true }
  await vi.waitFor(() => expect(post).toHaveBeenCalledWith('job_portal.api.invite_member', asked, again))
  await screen.findByText('******5678')
  // The button is busy until then.
  await vi.waitFor(() => expect(screen.getByLabelText(/Mobile Number/)).toHaveProperty('value', ''))
  fireEvent.click(await screen.findByRole('button', { name: 'Invite Kavya' }))
  const tapped = { mobile_no: '9811112222', role: 'Recruiter' }
  await vi.waitFor(() => expect(post).toHaveBeenLastCalledWith('job_portal.api.invite_member', tapped, again))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the invitation of ******5678' }))
  await vi.waitFor(() =>
    expect(post).toHaveBeenLastCalledWith('job_portal.api.cancel_invite', { invite: 'i1' }),
  )
})

test('the second tap of a double tap does not mark the field that the first one emptied', async () => {
  show(row('Asha', 'Owner', true))
  const number = await screen.findByLabelText<HTMLInputElement>(/Mobile Number/)
  vi.useFakeTimers()
  fireEvent.change(number, { target: { value: '9812312312' } })
  for (const gap of [250, 1_000]) {
    fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
    await act(() => vi.advanceTimersByTimeAsync(gap))
  }
  expect(post).toHaveBeenCalledOnce()
  expect(number.value).toBe('')
  expect(number.getAttribute('aria-invalid')).not.toBe('true')
})

test.each([
  { approved_on: null, sees: 'You can invite people once your company is approved.', isForm: false },
  { approved_on: '2026-11-20 10:00:00', sees: 'Mobile Number', isForm: true },
])(
  'a company that is reviewed (approved before: $approved_on) reads "$sees"',
  async ({ approved_on, sees, isForm }) => {
    company = { status: 'Pending Review', approved_on }
    show(row('Asha', 'Owner', true))
    await screen.findByText(sees, { exact: !isForm })
    expect(screen.queryByLabelText(/Mobile Number/) !== null).toBe(isForm)
    company = { status: 'Approved' }
  },
)

test('an owner makes a recruiter an owner after a question', async () => {
  show(row('Asha', 'Owner', true), row('Ravi', 'Recruiter'))
  const ravis = await cardOf('Ravi')
  fireEvent.click(ravis.getByRole('button', { name: 'Make owner' }))
  confirm('Make Ravi an owner?', 'Make owner')
  const changed = { member: 'row-Ravi', role: 'Owner' }
  await vi.waitFor(() => expect(post).toHaveBeenCalledWith('job_portal.api.change_member', changed))
})

test('a recruiter sees the members, and can only leave', async () => {
  show(row('Asha', 'Owner'), row('Ravi', 'Recruiter', true))
  const own = await cardOf('Ravi')
  await screen.findByText('******5678')
  expect(buttons()).toEqual(['Back', 'Leave'])
  post.mockImplementation(async (method: string) =>
    method.endsWith('get_session') ? { company_name: null, roles: [], role: null } : {},
  )
  fireEvent.click(own.getByRole('button', { name: 'Leave' }))
  confirm('Leave the company?', 'Leave')
  await vi.waitFor(() => expect(localStorage.getItem('companyName')).toBeNull())
  expect(post).toHaveBeenCalledWith('job_portal.api.remove_member', { member: 'row-Ravi' })
})
