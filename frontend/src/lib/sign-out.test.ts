import { beforeEach, expect, test, vi } from 'vitest'
import { BackendError } from './backend-error'
import { connectGateway, type Gateway } from './gateway'
import { readSession, saveSession } from './session'
import { signOut } from './sign-out'
import { readText, writeText } from './storage'

const user = { username: 'u', email: 'e', full_name: 'n', home_page: '/' }

function connect(logout: Gateway['logout']) {
  const gateway = { logout, rereadUser: vi.fn(), clearCache: vi.fn() }
  connectGateway(gateway as unknown as Gateway)
  return gateway
}

beforeEach(() => {
  localStorage.clear()
  saveSession({ token: 'key:secret', api_key: 'key', api_secret: 'secret', sid: 's', user })
  for (const key of ['companyName', 'company', 'companyEdit', 'hrEdit', 'fromProfile', 'draft:company']) {
    writeText(key, 'x')
  }
  writeText('userType', 'company')
})

test('forgets the account, its company, flags and drafts, and keeps the user type', async () => {
  const gateway = connect(vi.fn(async () => undefined))
  await signOut()
  expect(readSession()).toBeNull()
  expect(Object.keys(localStorage)).toEqual(['userType'])
  expect(gateway.rereadUser).toHaveBeenCalledOnce()
  expect(gateway.clearCache).toHaveBeenCalledOnce()
})

test('a session that the server has dropped already is logged out', async () => {
  connect(vi.fn().mockRejectedValue({ httpStatus: 403, message: 'There was an error while logging out' }))
  await signOut()
  expect(readSession()).toBeNull()
})

test('without an answer the session still lives on the server, so nothing is forgotten', async () => {
  connect(vi.fn().mockRejectedValue({ httpStatus: 0, message: 'Network Error' }))
  await expect(signOut()).rejects.toBeInstanceOf(BackendError)
  expect(readSession()).not.toBeNull()
  expect(readText('companyName')).toBe('x')
})
