import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readUserType, setUserType } from '@/entities/session/who'
import { BackendError } from '@/lib/backend/errors'
import { hearNews } from '@/lib/boot'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import InvitationCards from './invitation-cards'

const { get, post } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }))
vi.mock('@/lib/backend/call', () => ({ get, post }))
vi.mock('@/lib/backend/boot-of-session', () => ({ fetchBoot: async () => ({}) }))

const invite = { invite: 'i1', company_name: 'Rao Textiles', role: 'Recruiter', until: '2026-12-10 10:00:00' }

async function show() {
  get.mockResolvedValue({ items: [invite] })
  renderPage(<InvitationCards />)
  await screen.findByRole('heading', { name: 'Rao Textiles invites you' })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  signInAs('asha')
  hearNews({ market: 'live', roles: ['job_searcher'] })
  setUserType('job_searcher')
  post.mockReset()
})

test('a declined invitation is not shown again', async () => {
  await show()
  get.mockResolvedValue({ items: [] })
  post.mockResolvedValue({ roles: ['job_searcher'], company_name: null })
  press('Decline')
  await vi.waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  expect(post).toHaveBeenCalledWith('job_portal.api.answer_invite', { invite: 'i1', accept: false })
  expect(readUserType()).toBe('job_searcher')
})

test('a refusal shows on the card', async () => {
  await show()
  post.mockRejectedValue(new BackendError('Delete your own company first.', 417))
  press('Accept')
  await screen.findByText('Delete your own company first.')
})
