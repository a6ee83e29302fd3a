// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest'
import { userInCookie } from './gateway'
import { send } from './send'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

test.each([
  ['', ''],
  ['user_id=Guest; full_name=Guest', ''],
  ['full_name=Asha; user_id=9876543210%40mobile.invalid', '9876543210%40mobile.invalid'],
  ['user_id=', ''],
  ['xuser_id=somebody', ''],
])('the cookies "%s" name a user: %s', (cookies, named) => {
  expect(userInCookie(cookies)).toBe(named)
})

test('a protected call without a session never leaves the browser', async () => {
  const { get } = await import('./backend')
  await expect(get('job_portal.api.get_hr_details', {}, { authenticated: true })).rejects.toThrow(
    'User not authenticated',
  )
})

test('only calls made as authenticated carry the keys', async () => {
  const { credentialsFor, post } = await import('./backend')
  const { connectGateway } = await import('./gateway')
  const { saveSession } = await import('@/lib/session/session')
  const user = { username: 'u', email: 'e', full_name: 'n', home_page: '/' }
  saveSession({ token: 'key:secret', api_key: 'key', api_secret: 'secret', sid: 's', user })
  const call = { post: vi.fn(async () => ({ message: 'done' })) }
  connectGateway({ call, send } as never)

  await expect(post('sign_in_manager.api.send_custom_sms', { mobile_no: '1' })).resolves.toBe('done')
  await post('job_portal.api.add_company', {}, { authenticated: true })

  expect(credentialsFor('/api/method/job_portal.api.add_company')).toEqual({
    Authorization: 'token key:secret',
    'X-Api-Key': 'key',
    'X-Api-Secret': 'secret',
  })
  expect(credentialsFor('/api/method/upload_file')).toHaveProperty('Authorization')
  expect(credentialsFor('/api/method/sign_in_manager.api.send_custom_sms')).toEqual({})
})

test('a call whose SDK cannot be fetched fails in words, and the next one tries again', async () => {
  const { get } = await import('./backend')
  const { connectGateway, giveUpGateway, useGatewayAttempts } = await import('./gateway')
  const { renderHook } = await import('@testing-library/react')
  const { result: attempts, rerender } = renderHook(useGatewayAttempts)
  expect(attempts.current).toBe(0)

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const first = get('ping')
  giveUpGateway()
  await expect(first).rejects.toThrow(/check your connection/)
  rerender()
  expect(attempts.current).toBe(1)

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const second = get('ping')
  giveUpGateway()
  await expect(second).rejects.toThrow(/reload the page to go on/)

  const third = get('ping')
  rerender()
  expect(attempts.current).toBe(3)
  const call = { get: async () => ({ message: 'pong' }) }
  connectGateway({ call, send } as never)
  await expect(third).resolves.toBe('pong')
})
