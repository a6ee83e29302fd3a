import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Consents } from '@/entities/consent/calls'
import { useSearcher } from '@/entities/searcher/hooks'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import ConsentsScreen from './consents-screen'

const none = { version: 1, state: 'none', at: null } as const
const consents: Consents = {
  profile: { version: 1, state: 'given', at: '2026-11-20 10:00:00' },
  application: none,
  found: none,
  conversations: none,
  freelance: none,
  public_page: none,
  push: none,
  whatsapp: none,
  contact: { name: '', email: '', phone: '', address: '' },
}
const withdrawn: Consents = { ...consents, profile: { ...consents.profile, state: 'withdrawn' } }

const { getSearcher, getConsents } = vi.hoisted(() => ({ getSearcher: vi.fn(), getConsents: vi.fn() }))
vi.mock('@/entities/searcher/calls', () => ({ getSearcher }))
vi.mock('@/entities/consent/calls', () => ({ getConsents, withdrawConsent: async () => withdrawn }))

test('a withdrawn profile is not shown when its screen is opened again', async () => {
  signInAs('asha')
  getConsents.mockResolvedValueOnce(consents).mockResolvedValue(withdrawn)
  getSearcher.mockResolvedValueOnce({ headline: 'Weaver' }).mockResolvedValue({ headline: null })
  const profile = renderHook(useSearcher)
  await waitFor(() => expect(profile.result.current.data).toEqual({ headline: 'Weaver' }))
  profile.unmount()

  renderPage(<ConsentsScreen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Take back: Your profile' }))
  await screen.findByText('You took this back on 20 Nov 2026.')

  const again = renderHook(useSearcher)
  expect(again.result.current.data).toBeUndefined()
  await waitFor(() => expect(again.result.current.data).toEqual({ headline: null }))
})
