import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import NotificationsScreen from './notifications-screen'

const { get, post } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }))
vi.mock('@/lib/backend/call', async (load) => ({ ...(await load<object>()), get, post }))

test('a notification that was read elsewhere is not new, even if an older one is', async () => {
  signInAs('asha')
  const line = (text: string, at: string, read: boolean) => ({
    kind: 'message',
    text,
    link: '/frontend/chat/1',
    at,
    read,
  })
  const items = [
    line('Read in its conversation.', '2026-11-26 10:02:00', true),
    line('Not read yet.', '2026-11-26 10:01:00', false),
  ]
  get.mockResolvedValue({ items, next: null, unread: 1 })
  post.mockResolvedValue({ unread: 0 })
  renderPage(<NotificationsScreen />)
  const old = await screen.findByRole('link', { name: /Read in its conversation/ })
  expect(old.textContent).not.toContain('New:')
  expect(screen.getByRole('link', { name: /Not read yet/ }).textContent).toContain('New:')
  expect(post).toHaveBeenCalledWith('job_portal.api.read_notifications', { until: '2026-11-26 10:01:00' })
})
