// @vitest-environment happy-dom

import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { renderSdkInto } from '@/lib/backend/call'
import { boot, hearNews } from '@/lib/boot'
import { lost, mockNetwork, network } from '@/tests/network'
import { signInAs } from '@/tests/sign-in-as'
import { saveSearcher } from './calls'

beforeEach(() => {
  mockNetwork()
  renderSdkInto(createRoot(document.createElement('div')))
  signInAs('asha')
  hearNews({ roles: [] })
})

test('saving a profile gives the role of job searcher, with any of the forms', async () => {
  network.mockResolvedValue({ data: { message: { name: 'JPS-00001' } } })
  await saveSearcher({ headline: 'Weaver' })
  expect(boot.roles).toEqual(['job_searcher'])
})

test('a refused profile gives no role', async () => {
  network.mockRejectedValue(new Error('no network'))
  await expect(saveSearcher({ headline: 'Weaver' })).rejects.toThrow()
  expect(boot.roles).toEqual([])
})

test('a profile whose answer was lost is sent again, so that the next change is not of an old version', async () => {
  network.mockImplementationOnce(lost)
  network.mockResolvedValue({ data: { message: { modified: 'new' } } })
  await expect(saveSearcher({ modified: 'old' })).resolves.toEqual({ modified: 'new' })
})
