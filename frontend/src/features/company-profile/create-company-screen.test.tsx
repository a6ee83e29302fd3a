// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { signInAsMember } from '@/tests/sign-in-as-member'
import CreateCompanyScreen from './create-company-screen'

const { get, post } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }))
vi.mock('@/lib/backend/call', () => ({ get, post }))

function show(role: 'Owner' | 'Recruiter') {
  get.mockImplementation(async (method: string) =>
    method.endsWith('get_members')
      ? {
          items: [{ member: 'm1', full_name: 'Asha', role, since: '', seen_on: null, is_me: true }],
          invites: [],
        }
      : { name: 'JPC-00001', company_name: 'Rao Textiles', about_company: 'We weave.' },
  )
  renderPage(<CreateCompanyScreen />)
}

beforeEach(() => {
  localStorage.clear()
  signInAsMember('asha')
})
afterEach(cleanup)

test('a recruiter reads the company, without a form', async () => {
  show('Recruiter')
  await screen.findByText('We weave.')
  screen.getByText('Only an owner can change the company.')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Edit company' })).toBeNull()
})

test('an owner changes it', async () => {
  show('Owner')
  expect(await screen.findByRole('heading', { name: 'Update Company Profile' })).toBeTruthy()
  await screen.findByDisplayValue('Rao Textiles')
})
