// @vitest-environment happy-dom

import { afterEach, expect, test } from 'vitest'
import { given, readGiven, setGiven, takeGiven } from './given-answers'

const METHOD = 'job_portal.api.get_job'
const HOSTILE = `</script><script>alert(1)</script>" ' & \u202e\u2028 👷${'x'.repeat(5000)}`

afterEach(() => setGiven([]))

/** As the server writes it into the page. */
function pageWith(text: string): Document {
  const escaped = text.replace(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return new DOMParser().parseFromString(
    `<!doctype html><body><script type="application/json" id="given">${escaped}</script></body>`,
    'text/html',
  )
}

test('an answer is found by its method and arguments, in any order, as texts or numbers', () => {
  setGiven([{ method: METHOD, args: { name: 'JPJ-00001', limit: 20 }, message: { title: 'Welder' } }])
  expect(given(METHOD, { limit: '20', name: 'JPJ-00001' })).toEqual({ title: 'Welder' })
  expect(given(METHOD, { name: 'JPJ-00001' })).toBeUndefined()
  expect(given('job_portal.api.list_jobs', { limit: '20', name: 'JPJ-00001' })).toBeUndefined()
})

test('an answer is used once', () => {
  setGiven([{ method: METHOD, args: {}, message: 1 }])
  expect(takeGiven(METHOD, {})).toBe(1)
  expect(takeGiven(METHOD, {})).toBeUndefined()
})

test('a hostile text is only a text', () => {
  const page = pageWith(JSON.stringify([{ method: METHOD, args: {}, message: { title: HOSTILE } }]))
  expect(page.scripts).toHaveLength(1)
  setGiven(readGiven(page))
  expect(given(METHOD, {})).toEqual({ title: HOSTILE })
})

test.each(['', '{', '{"a":1}', 'null', '[null, 1, {"method":"m"}, {"method":"m","args":null,"message":1}]'])(
  'a page that brings %j brings nothing',
  (text) => {
    setGiven(readGiven(pageWith(text)))
    expect(given('m', {})).toBeUndefined()
  },
)
