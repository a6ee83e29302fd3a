// @vitest-environment happy-dom

import { renderHook } from '@testing-library/react'
import { act } from 'react'
import { expect, test } from 'vitest'
import { expireSession } from '@/lib/session/expired-session'
import { signInAs } from '@/lib/session/sign-in-as'
import { hearOfMarket, readMayPublish, useIsFrozen } from './market'
import { storageKeys } from './storage'

/** What this tab hears of when another one logs out. */
function endInAnotherTab() {
  localStorage.removeItem(storageKeys.session)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.session, newValue: null }))
}

test.each([
  { how: 'by itself', end: expireSession },
  { how: 'in another tab', end: endInAnotherTab },
])('whoever comes next neither is frozen nor may publish when a session has ended $how', ({ end }) => {
  signInAs('asha')
  hearOfMarket({ may_publish: true, is_frozen: true })
  const { result } = renderHook(useIsFrozen)
  expect(result.current).toBe(true)
  act(end)
  expect(result.current).toBe(false)
  expect(readMayPublish()).toBe(false)
})
