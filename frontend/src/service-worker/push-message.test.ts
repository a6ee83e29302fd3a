import { expect, test } from 'vitest'
import { messageOf } from './push-message'

test('the server’s message is shown unchanged', () => {
  const message = { title: 'Jobs', body: 'You were shortlisted: <b>', link: '/frontend/my-jobs', line: 'x1' }
  expect(messageOf(JSON.stringify(message))).toEqual(message)
})

test.each([undefined, '', '{', 'null', '[]', '{"title":1,"body":null}'])('%j leads home', (text) => {
  expect(messageOf(text)).toEqual({ title: 'Job Portal', body: '', link: '/frontend/home', line: '' })
})

test.each(['https://elsewhere.example/', '//elsewhere.example', '/app', '/frontends', 'javascript:alert(1)'])(
  'an address outside the app (%s) is not opened',
  (link) => expect(messageOf(JSON.stringify({ link })).link).toBe('/frontend/home'),
)
