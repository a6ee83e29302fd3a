import notices from '@rules/notices.json'
import { afterEach, expect, test } from 'vitest'
import { boot } from '@/lib/boot'
import { agreementTo, noticeOf } from './notices'

afterEach(() => {
  boot.messages = {}
  boot.lang = 'en'
  delete boot.freelance_notice
})

const sentencesOf = (purpose: 'push') => {
  const { version: _, ...sentences } = notices[purpose]
  return Object.fromEntries(Object.values(sentences).map((sentence) => [sentence, `hi: ${sentence}`]))
}

test('the agreement has the version that the page shows', () => {
  expect(agreementTo('push')).toEqual({
    notices: { push: notices.push.version },
    language: 'en',
    is_adult: false,
  })
})

test('the site may add its own words about freelance work', () => {
  expect(noticeOf('freelance').own).toBeUndefined()
  boot.freelance_notice = 'We are bound by the state act.'
  expect(noticeOf('freelance').own).toBe('We are bound by the state act.')
  expect(noticeOf('profile').own).toBeUndefined()
})

test("the language is the page's only if all sentences of the notice are translated", () => {
  boot.lang = 'hi'
  boot.messages = sentencesOf('push')
  expect(noticeOf('push').title).toBe('hi: Notifications on your devices')
  expect(agreementTo('push').language).toBe('hi')
  expect(agreementTo('profile').language).toBe('en')
})
