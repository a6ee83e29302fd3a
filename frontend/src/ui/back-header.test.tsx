import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { clearSession } from '@/lib/backend/session'
import { boot } from '@/lib/boot'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import { BackHeader } from './back-header'

afterEach(() => {
  clearSession()
})

const Where = () => <output>{useLocation().pathname}</output>

function pathAfterBack() {
  renderPage(
    <>
      <BackHeader title="Job Details" />
      <Where />
    </>,
    '/job-details/JPJ-1',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  return screen.getByRole('status').textContent
}

test('Back on a first page leads a guest of a live site to the jobs, and an account home', () => {
  boot.market = 'live'
  expect(pathAfterBack()).toBe('/jobs')
  cleanup()
  signInAs('asha')
  expect(pathAfterBack()).toBe('/home')
})

test('Back on a first page of a sample site leads home', () => {
  boot.market = 'sample'
  expect(pathAfterBack()).toBe('/home')
})
