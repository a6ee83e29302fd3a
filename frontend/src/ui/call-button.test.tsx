import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import { CallButton } from './call-button'

const show = (reveal: () => Promise<{ phone: string }>) =>
  renderPage(<CallButton of="JPA-00001" name="Meera" reveal={reveal} />)

test('a number that was shown stays shown on the next screen, for the same account only', async () => {
  signInAs('asha')
  const reveal = vi.fn().mockResolvedValue({ phone: '9876543210' })
  show(reveal)
  fireEvent.click(screen.getByRole('button', { name: 'Call Meera' }))
  await screen.findByRole('link')
  cleanup()
  show(reveal)
  expect(screen.getByRole('link').getAttribute('href')).toContain('9876543210')
  expect(reveal).toHaveBeenCalledTimes(1)
  cleanup()
  signInAs('ravi')
  show(reveal)
  expect(screen.getByRole('button', { name: 'Call Meera' })).toBeTruthy()
})
