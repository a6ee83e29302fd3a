// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest'

test.each([
  ['in the language in use', 'hi', 'hi', true],
  ['whose dictionary was not to be had', 'hi', 'en', false],
  ['of another language than the one in use', 'en', 'hi', false],
])('a page %s: React hydrates it or starts anew', async (_, shown, lang, isTakenOver) => {
  vi.resetModules()
  window.history.replaceState(null, '', '/frontend/login')
  document.documentElement.lang = shown
  document.head.innerHTML = '<meta name="prerendered" content="/frontend/login">'
  document.body.innerHTML = `<div id="root"><h1>Login</h1></div>
    <script type="application/json" id="boot">{"lang": "${lang}"}</script>`
  const { isPrerendered } = await import('./prerendered')
  expect(isPrerendered()).toBe(isTakenOver)
})
