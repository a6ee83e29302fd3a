import { fireEvent, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import { BackendError } from '@/lib/backend/errors'
import { readSession } from '@/lib/backend/session'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import { Devices } from './devices'

const { get, post } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }))
vi.mock('@/lib/backend/call', () => ({ get, post }))

const phone = { browser: 'Chrome', system: 'Android', used_on: '2026-11-26 10:00:00', is_this: true }
const laptop = { browser: '', system: 'Windows', used_on: '2026-11-20 09:00:00', is_this: false }
const unknown = { browser: '', system: '', used_on: '2026-11-19 09:00:00', is_this: false }
const keys = { token: 'k:new', api_key: 'k', api_secret: 'new' }

function show() {
  renderPage(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Devices />
    </SWRConfig>,
  )
}
beforeEach(() => {
  signInAs('asha')
})

test('one tap signs out the other devices, and this device continues with new keys', async () => {
  localStorage.setItem('pushTold', JSON.stringify({ account: 'asha', endpoint: 'https://push.example/1' }))
  get.mockResolvedValue({ items: [phone, laptop, unknown] })
  post.mockResolvedValue(keys)
  show()
  await screen.findByText('Chrome on Android')
  for (const words of ['This device', 'Windows', 'Unknown device']) screen.getByText(words)
  fireEvent.click(screen.getByRole('button', { name: 'Sign out of the others' }))
  await vi.waitFor(() => expect(readSession()).toMatchObject({ ...keys, user: { username: 'asha' } }))
  const endpoint = 'https://push.example/1'
  expect(post).toHaveBeenCalledWith('job_portal.api.sign_out_others', { endpoint })
  expect(JSON.parse(localStorage.getItem('session') ?? '')).toMatchObject(keys)
})

test('if the answer is lost, the cookie recovers the new keys', async () => {
  get.mockResolvedValue({ items: [phone, laptop] })
  const user = { username: 'asha' }
  post.mockImplementation((method) =>
    method.endsWith('.sign_out_others')
      ? Promise.reject(new BackendError('The answer was lost.'))
      : Promise.resolve({ ...keys, user }),
  )
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out of the others' }))
  await screen.findByText('The answer was lost.')
  expect(readSession()).toMatchObject(keys)
  expect(post).toHaveBeenLastCalledWith('job_portal.api.get_session', {}, { asGuest: true })
})

test('with one device there is nothing to sign out', async () => {
  get.mockResolvedValue({ items: [phone] })
  show()
  await screen.findByText('This device')
  expect(screen.queryByRole('button')).toBeNull()
})
