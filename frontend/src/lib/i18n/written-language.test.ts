// @vitest-environment happy-dom

import { afterEach, expect, test } from 'vitest'
import { pageLanguage, writtenLanguage } from './written-language'

afterEach(() => {
  document.documentElement.lang = 'en'
})

const inPage = (lang: string, text: string) => {
  document.documentElement.lang = lang
  return writtenLanguage(text)
}

test.each([
  ['en', 'Weld gates at our workshop.', 'en'],
  ['ta', 'Weld gates at our workshop.', 'en'],
  ['en', 'பட்டறையில் கதவுகள்', 'ta'],
  ['en', 'গেট ঝালাই', 'bn'],
  ['en', 'గేట్లు వెల్డింగ్', 'te'],
  ['en', 'वेल्डिंग का काम', 'hi'],
  ['mr', 'वेल्डिंगचे काम', 'mr'],
  ['ta', 'वेल्डिंग का काम', 'hi'],
  ['en', 'पाँच साल का अनुभव. TIG, MIG', 'hi'],
  ['en', 'Weld gates at our workshop (पुणे).', 'en'],
  ['hi', '₹ 20,000', 'hi'],
])('in a page in %s the text %s is in %s', (page, text, language) =>
  expect(inPage(page, text)).toBe(language),
)

test('a page names its language as phones do', () => {
  document.documentElement.lang = 'hi-IN'
  expect(pageLanguage()).toBe('hi')
})
