// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import PhoneMessages from './phone-messages'

const calls = vi.hoisted(() => ({
  getPhoneChoice: vi.fn(),
  setSms: vi.fn(),
  getConsents: vi.fn(),
  giveConsents: vi.fn(),
  withdrawConsent: vi.fn(),
}))
vi.mock('@/entities/notification/calls', () => calls)
vi.mock('@/entities/consent/calls', () => calls)

const contact = { name: '', email: '', phone: '', address: '' }
const whatsapp = (state: string) => ({ whatsapp: { version: 1, state, at: null }, contact })
const choice = (channels: string[], takes_sms = true) => ({ shows_text: false, takes_sms, channels })

beforeEach(() => {
  signInAs(`asha ${Math.random()}`)
  calls.getConsents.mockResolvedValue(whatsapp('none'))
})

afterEach(cleanup)

test('a site without channels offers no choice', async () => {
  calls.getPhoneChoice.mockResolvedValue(choice([]))
  renderPage(<PhoneMessages />)
  await waitFor(() => expect(calls.getPhoneChoice).toHaveBeenCalled())
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('SMS are on until they are switched off', async () => {
  calls.getPhoneChoice.mockResolvedValueOnce(choice(['SMS'])).mockResolvedValue(choice(['SMS'], false))
  calls.setSms.mockResolvedValue({ takes_sms: false })
  renderPage(<PhoneMessages />)
  const sms = await screen.findByRole('checkbox', { name: 'Important news by SMS', checked: true })
  fireEvent.click(sms)
  await screen.findByRole('checkbox', { name: 'Important news by SMS', checked: false })
  expect(calls.setSms.mock.calls[0]?.[0]).toBe(false)
})

test('WhatsApp is agreed to with its notice, and withdrawn with a tap', async () => {
  calls.getPhoneChoice.mockResolvedValue(choice(['WhatsApp']))
  renderPage(<PhoneMessages />)
  fireEvent.click(await screen.findByRole('checkbox', { checked: false }))
  expect(calls.giveConsents).not.toHaveBeenCalled()
  calls.getConsents.mockResolvedValue(whatsapp('given'))
  fireEvent.click(await screen.findByRole('button', { name: 'Agree and turn on' }))
  const box = await screen.findByRole('checkbox', { checked: true })
  expect(calls.giveConsents.mock.calls[0]?.[0].notices).toEqual({ whatsapp: 1 })
  calls.getConsents.mockResolvedValue(whatsapp('withdrawn'))
  fireEvent.click(box)
  await screen.findByRole('checkbox', { checked: false })
  expect(calls.withdrawConsent.mock.calls[0]?.[0]).toBe('whatsapp')
})

test('the choices appear at once, and SMS alone if the consents cannot be read', async () => {
  calls.getPhoneChoice.mockResolvedValue(choice(['WhatsApp', 'SMS']))
  let answer = (_consents: object) => {}
  calls.getConsents.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  renderPage(<PhoneMessages />)
  await waitFor(() => expect(calls.getConsents).toHaveBeenCalled())
  expect(screen.queryByRole('checkbox')).toBeNull()
  answer(whatsapp('none'))
  expect(await screen.findAllByRole('checkbox')).toHaveLength(2)
  cleanup()
  signInAs(`asha ${Math.random()}`)
  calls.getConsents.mockRejectedValue(new Error('offline'))
  renderPage(<PhoneMessages />)
  expect(await screen.findAllByRole('checkbox')).toHaveLength(1)
})
