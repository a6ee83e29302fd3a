// @vitest-environment happy-dom

import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { renderSdkInto } from '@/lib/backend/call'
import { hearNews } from '@/lib/boot'
import { lost, mockNetwork, network } from '@/tests/network'
import { signInAs } from '@/tests/sign-in-as'
import { saveFreelancer } from './calls'

test('a profile whose answer was lost is sent again, so that the next change is not of an old version', async () => {
  mockNetwork()
  renderSdkInto(createRoot(document.createElement('div')))
  signInAs('asha')
  hearNews({ roles: [] })
  network.mockImplementationOnce(lost)
  network.mockResolvedValue({ data: { message: { modified: 'new' } } })
  await expect(saveFreelancer({ modified: 'old' })).resolves.toEqual({ modified: 'new' })
})
