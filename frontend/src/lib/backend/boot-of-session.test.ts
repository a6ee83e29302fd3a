// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest'

const site = { site_name: 'jobs.example.in', industries: ['Retail'], token_mode: null }

/** A fresh page from the service worker, and the server's answers to its calls in order. */
async function openShell(...answers: (object | Error)[]) {
  const shell = { shell: true, csrf_token: '', lang: 'en', messages: {}, ...site }
  document.body.innerHTML = `<script type="application/json" id="boot">${JSON.stringify(shell)}</script>`
  const asked = vi.spyOn(window, 'fetch')
  for (const answer of answers) {
    if (answer instanceof Error) asked.mockRejectedValueOnce(answer)
    else asked.mockResolvedValueOnce(new Response(JSON.stringify(answer)))
  }
  vi.resetModules()
  return { asked, ...(await import('@/lib/boot')), ...(await import('./boot-of-session')) }
}

const hindi = { lang: 'hi', messages: { Login: 'लॉग इन' } }
const ofSession = { message: { csrf_token: 'secret', ...site, ...hindi } }

beforeEach(() => {
  localStorage.clear()
  window.csrf_token = undefined
  document.documentElement.lang = 'en'
})

test('it loads once what the session needs, and applies it', async () => {
  const { asked, boot, completeBoot } = await openShell(ofSession)
  expect(window.csrf_token).toBeUndefined()
  await Promise.all([completeBoot(), completeBoot()])
  await completeBoot()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(window.csrf_token).toBe('secret')
  expect(boot).toMatchObject({ shell: false, ...hindi })
})

test("a guest's page is in the language of its link, an account's page in its own", async () => {
  window.history.replaceState(null, '', '/frontend/login?_lang=hi')
  const { asked, completeBoot, fetchBoot } = await openShell(ofSession, ofSession)
  await completeBoot()
  ;(await import('@/tests/sign-in-as')).signInAs('asha')
  await fetchBoot()
  window.history.replaceState(null, '', '/')
  const method = '/api/method/job_portal.api.get_boot'
  expect(asked.mock.calls.slice(-2)).toEqual([[`${method}?_lang=hi`], [method]])
})

test("the next page starts in this one's language, without its session", async () => {
  await (await openShell(ofSession)).completeBoot()
  ;(await import('./boot-of-session')).keepBoot()
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret')
  window.csrf_token = undefined
  const { boot } = await openShell()
  expect(boot).toMatchObject({ shell: true, csrf_token: '', ...hindi })
  expect(window.csrf_token).toBeUndefined()
})

test('if the site offers several languages, the next page starts in its own', async () => {
  const languages = [{ code: 'hi', name: 'हिन्दी' }]
  const choice = { message: { ...ofSession.message, languages, messages_file: '/messages-hi-OLDRELEA.js' } }
  await (await openShell(choice)).completeBoot()
  ;(await import('./boot-of-session')).keepBoot()
  const { boot } = await openShell()
  expect(boot).toMatchObject({ shell: true, lang: 'en', ...site })
  expect(boot.messages_file).toBeUndefined()
})

test('after a server-rendered page, the next one starts as live or sample without a network', async () => {
  document.body.innerHTML = '<script type="application/json" id="boot">{"market":"live"}</script>'
  vi.resetModules()
  ;(await import('./boot-of-session')).keepBoot()
  const { boot, completeBoot } = await openShell(new Error('no network'))
  await completeBoot()
  expect(boot.market).toBe('live')
})

test('without an answer it uses what it has, and asks again at the next start', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { boot, completeBoot } = await openShell(new TypeError('Failed to fetch'), { exc: '' }, ofSession)
  for (const _ of ['no network', 'no boot in the answer']) {
    await completeBoot()
    expect(boot).toMatchObject({ shell: true, lang: 'en', ...site })
  }
  await completeBoot()
  expect(window.csrf_token).toBe('secret')
})
