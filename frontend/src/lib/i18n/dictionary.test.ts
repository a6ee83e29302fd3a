// @vitest-environment happy-dom

import hash from '@emotion/hash'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Boot } from '@/lib/boot'

const moduleOf = (dictionary: object) =>
  `data:text/javascript,${encodeURIComponent(`export default ${JSON.stringify(dictionary)}`)}`

/** A page that the server has sent in that language. */
async function open(inPage: Boot) {
  document.documentElement.lang = inPage.lang ?? ''
  document.body.innerHTML = `<script type="application/json" id="boot">${JSON.stringify(inPage)}</script>`
  vi.resetModules()
  const { boot } = await import('@/lib/boot')
  return {
    boot,
    ...(await import('./dictionary')),
    ...(await import('./translate')),
    ...(await import('./show-language')),
  }
}

const hindi = {
  lang: 'hi',
  messages: {},
  messages_file: moduleOf({ [hash('Login')]: 'लॉग इन', [hash('Home')]: 'होम' }),
}
const english = { lang: 'en', messages: {} }

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

test('the page starts with the dictionary of its language, and the site’s own translations take precedence', async () => {
  const { loadDictionary, __ } = await open({ ...hindi, messages: { Home: 'मुख्य पेज' } })
  await loadDictionary()
  expect([__('Login'), __('Home'), __('Jobs')]).toEqual(['लॉग इन', 'मुख्य पेज', 'Jobs'])
})

test('a page whose dictionary fails to load is in English, and marked as English', async () => {
  const { loadDictionary, __ } = await open({ ...hindi, messages_file: 'data:text/javascript,}' })
  await loadDictionary()
  expect(__('Login')).toBe('Login')
  expect(document.documentElement.lang).toBe('en')
})

test('another language is shown at once by rendering everything again', async () => {
  const { showLanguage, dictionary, boot, __ } = await open(english)
  const drawn = vi.fn()
  dictionary.subscribe(drawn)
  await showLanguage(hindi)
  expect(__('Login')).toBe('लॉग इन')
  expect(boot.lang).toBe('hi')
  expect(document.documentElement.lang).toBe('hi')
  expect(drawn).toHaveBeenCalledOnce()
  await showLanguage(english)
  expect(__('Login')).toBe('Login')
  expect(boot.messages_file).toBeUndefined()
})

test('without its dictionary a language is not shown', async () => {
  const { showLanguage, boot, __ } = await open(english)
  await expect(showLanguage({ ...hindi, messages_file: 'data:text/javascript,}' })).rejects.toThrow()
  expect([__('Login'), boot.lang, document.documentElement.lang]).toEqual(['Login', 'en', 'en'])
})
