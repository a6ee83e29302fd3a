// @vitest-environment happy-dom

import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Market, MarketOfForm } from '@/entities/market/hooks'
import { clearSession } from '@/lib/backend/session'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import MenuEntries from './menu-entries'

const { getPublic } = vi.hoisted(() => ({ getPublic: vi.fn() }))
vi.mock('@/lib/backend/public-get', () => ({ getPublic }))

const grievance = { name: '', email: '', phone: '', address: '' }

async function show(market: Market) {
  await import('@/entities/grievance/contacts')
  await act(async () => {
    renderPage(
      <MarketOfForm value={market}>
        <MenuEntries onClose={() => {}} />
      </MarketOfForm>,
    )
  })
}

afterEach(() => {
  clearSession()
  cleanup()
})

test('a menu of samples asks for no contacts', async () => {
  await show('sample')
  expect(getPublic).not.toHaveBeenCalled()
})

test('a live site says whom to ask for help, and of complaints nothing where nobody is named', async () => {
  getPublic.mockResolvedValue({ ...grievance, support: '080 1234567' })
  await show('live')
  const contact = await screen.findByRole('region', { name: 'Support Contact' })
  expect(contact.textContent).toContain('080 1234567')
  expect(screen.queryByRole('region', { name: 'Questions and complaints' })).toBeNull()
})

const offers = () => ['Log in', 'Logout', 'Freeze my account'].filter((label) => screen.queryByText(label))

test('a guest of a live site is offered to log in, and nothing of an account', async () => {
  getPublic.mockResolvedValue(grievance)
  await show('live')
  expect(offers()).toEqual(['Log in'])
})

test('whoever is signed in is offered to log out and to freeze the account', async () => {
  getPublic.mockResolvedValue(grievance)
  signInAs('asha')
  await show('live')
  expect(offers()).toEqual(['Logout', 'Freeze my account'])
})

test("a sample's menu stays as specified", async () => {
  await show('sample')
  expect(offers()).toEqual(['Logout', 'Freeze my account'])
})
