// @vitest-environment happy-dom

import { renderHook } from '@testing-library/react'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import {
  followRole,
  keepCompanyName,
  readHolds,
  readMayPublish,
  readUserType,
  setUserType,
  useIsFrozen,
} from '@/entities/session/who'
import { expireSession } from '@/lib/backend/session'
import { hearNews } from '@/lib/boot'
import { storageKeys } from '@/lib/storage'
import { signInAs } from '@/tests/sign-in-as'

/** What this tab sees when another one logs out. */
function endInAnotherTab() {
  localStorage.removeItem(storageKeys.session)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.session, newValue: null }))
}

test.each([
  { how: 'by itself', end: expireSession },
  { how: 'in another tab', end: endInAnotherTab },
])('whoever comes next neither is frozen nor may publish when a session has ended $how', ({ end }) => {
  signInAs('asha')
  hearNews({ may_publish: true, is_frozen: true })
  const { result } = renderHook(useIsFrozen)
  expect(result.current).toBe(true)
  act(end)
  expect(result.current).toBe(false)
  expect(readMayPublish()).toBe(false)
})

const bothRoles = ['job_searcher', 'company']

test.each([
  { held: 'the only role', kept: 'job_searcher', roles: ['company'], role: 'company', shown: 'company' },
  { held: 'none', kept: 'job_searcher', roles: [], role: null, shown: 'job_searcher' },
  { held: 'the device’s too', kept: 'company', roles: bothRoles, role: 'job_searcher', shown: 'company' },
  { held: 'another', kept: 'freelancer', roles: bothRoles, role: 'job_searcher', shown: 'job_searcher' },
] as const)('a sign-in to an account that holds $held goes on as $shown', ({ kept, roles, role, shown }) => {
  setUserType(kept)
  hearNews({ market: 'live', roles, role })
  followRole()
  expect(readUserType()).toBe(shown)
})

test('a sample site keeps the user type of the device', () => {
  setUserType('job_searcher')
  hearNews({ market: 'sample', roles: ['company'], role: 'company' })
  followRole()
  expect(readUserType()).toBe('job_searcher')
})

test('an account is a company when it has created one', () => {
  hearNews({ roles: [], role: null })
  keepCompanyName('JPC-00001')
  expect(readHolds('company')).toBe(true)
})

/** The user type of a page that is loaded now. */
async function typeAtStart() {
  vi.resetModules()
  return (await import('./who')).readUserType()
}

test('a user type that the storage has lost is restored from its cookie', async () => {
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; userType=company')
  localStorage.clear()
  expect(await typeAtStart()).toBe('company')
  cookies.mockReturnValue('userType=administrator')
  expect(await typeAtStart()).toBeNull()
  cookies.mockRestore()
})

test('only the four user types are restored', async () => {
  setUserType('find_freelancer')
  expect(localStorage.getItem('userType')).toBe('find_freelancer')
  expect(await typeAtStart()).toBe('find_freelancer')
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
  document.cookie = 'userType=; Path=/frontend; Max-Age=0'
  localStorage.setItem('userType', 'administrator')
  expect(await typeAtStart()).toBeNull()
})

test('a session from before the browser was closed may still be valid', async () => {
  document.body.innerHTML = '<script type="application/json" id="boot">{"shell":true}</script>'
  vi.resetModules()
  ;(await import('@/tests/sign-in-as')).signInAs('asha')
  const { mayBeSignedIn } = await import('./who')
  expect(mayBeSignedIn()).toBe(true)
  // With a valid session the server's answer would set the cookie again. Here it does not.
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('{"message":{}}'))
  await (await import('@/lib/backend/boot-of-session')).completeBoot()
  expect(mayBeSignedIn()).toBe(false)
})
