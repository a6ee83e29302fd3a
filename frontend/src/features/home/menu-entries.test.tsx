import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Market, MarketOfForm } from '@/entities/market/hooks'
import { readUserType, setUserType } from '@/entities/session/who'
import { clearSession } from '@/lib/backend/session'
import { hearNews } from '@/lib/boot'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import MenuEntries from './menu-entries'

const { getPublic, post } = vi.hoisted(() => ({ getPublic: vi.fn(), post: vi.fn() }))
vi.mock('@/lib/backend/public-get', () => ({ getPublic }))
vi.mock('@/lib/backend/call', async (original) => ({ ...(await original<object>()), post }))

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
})

test("a sample's menu loads no contacts", async () => {
  await show('sample')
  expect(getPublic).not.toHaveBeenCalled()
})

test("a live site's menu shows the contact for help, and none for complaints if nobody is named", async () => {
  getPublic.mockResolvedValue({ ...grievance, support: '080 1234567' })
  await show('live')
  const contact = await screen.findByRole('region', { name: 'Support Contact' })
  expect(contact.textContent).toContain('080 1234567')
  expect(screen.queryByRole('region', { name: 'Questions and complaints' })).toBeNull()
})

const offers = () => ['Log in', 'Logout', 'Freeze my account'].filter((label) => screen.queryByText(label))

test("a live site's menu offers a guest to log in, and nothing of an account", async () => {
  getPublic.mockResolvedValue(grievance)
  await show('live')
  expect(offers()).toEqual(['Log in'])
})

test('the menu offers an account to log out and to freeze', async () => {
  getPublic.mockResolvedValue(grievance)
  signInAs('asha')
  await show('live')
  expect(offers()).toEqual(['Logout', 'Freeze my account'])
})

test.each([
  ['company', 'Look for work', '/home', 'job_searcher'],
  ['job_searcher', 'Post a job', '/post-new-job', 'company'],
] as const)(
  'an account that is only a %s begins the other role by one tap: %s',
  async (role, label, path, other) => {
    getPublic.mockResolvedValue(grievance)
    post.mockClear()
    signInAs('asha')
    setUserType(role)
    hearNews({ roles: [role] })
    await show('live')
    expect(screen.queryByRole('button', { name: /^Continue as/ })).toBeNull()
    const entry = screen.getByRole('link', { name: label })
    expect(entry.getAttribute('href')).toBe(path)
    await act(async () => entry.click())
    expect(readUserType()).toBe(other)
    // The server stores a role only if the account holds it.
    expect(post).not.toHaveBeenCalled()
  },
)

test("a sample's menu is as specified", async () => {
  await show('sample')
  expect(offers()).toEqual(['Logout', 'Freeze my account'])
})
