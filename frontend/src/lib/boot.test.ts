// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest'
import { readBoot, setCsrfToken } from './boot'

function pageWith(text: string) {
  return new DOMParser().parseFromString(
    `<script type="application/json" id="boot">${text}</script>`,
    'text/html',
  )
}

afterEach(() => {
  window.csrf_token = undefined
})

test('reads the boot in the page', () => {
  expect(readBoot(pageWith('{"csrf_token":"abc","industries":["Retail"]}'))).toEqual({
    csrf_token: 'abc',
    industries: ['Retail'],
  })
})

test('a page without a boot, or with a broken one, starts with an empty boot', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(readBoot(new DOMParser().parseFromString('<p>', 'text/html'))).toEqual({})
  expect(readBoot(pageWith('{"csrf_token":'))).toEqual({})
  expect(readBoot(pageWith('null'))).toEqual({})
  expect(console.error).toHaveBeenCalledTimes(1)
})

test("a reply without a token keeps the page's token", () => {
  setCsrfToken('first')
  setCsrfToken(undefined)
  expect(window.csrf_token).toBe('first')
})
