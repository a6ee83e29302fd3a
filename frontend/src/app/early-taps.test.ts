// @vitest-environment happy-dom

import { expect, test } from 'vitest'

test("an app that does not load is reported once, in the page's language", async () => {
  document.documentElement.dataset.reload = 'फिर से लोड करें'
  await import('./early-taps')
  const entry = document.body.appendChild(document.createElement('script'))
  entry.dispatchEvent(new Event('error'))
  entry.dispatchEvent(new Event('error'))
  const [notice, ...others] = document.querySelectorAll('[role=alert]')
  expect(others).toEqual([])
  expect(notice?.querySelector('a')?.textContent).toBe('फिर से लोड करें')
  expect(notice?.textContent).toContain('This page has not loaded completely.')

  window.earlyTaps?.take()
  expect(document.querySelector('[role=alert]')).toBeNull()
})
