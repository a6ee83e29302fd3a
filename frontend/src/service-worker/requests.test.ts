import { expect, test } from 'vitest'
import { handlingOf, isKeepable } from './requests'

const origin = 'https://jobs.example.in'
const files = '/assets/job_portal/frontend/'
const release = {
  id: 'a',
  entry: `${files}main-SQSS27RA.js`,
  shells: ['', 'login', 'signup'],
  first: [`${files}main-SQSS27RA.js`],
  rest: [],
  messages: {},
}

function handled(path: string, { method = 'GET', mode = 'cors' as RequestMode } = {}) {
  return handlingOf({ method, mode, url: new URL(path, origin).href }, origin, release)
}
const opened = (path: string) => handled(path, { mode: 'navigate' })

test('a screen is answered with its own page or with the common one', () => {
  for (const path of ['/frontend/login', '/frontend/login/', '/frontend/login?x=1'])
    expect(opened(path)).toEqual({ by: 'shell', path: '/frontend/shell/login', isRendered: false })
  for (const path of ['/frontend', '/frontend/'])
    expect(opened(path)).toEqual({ by: 'shell', path: '/frontend/shell', isRendered: true })
  for (const path of ['/frontend/chat?x=1', '/frontend/login/more', '/frontend/*'])
    expect(opened(path)).toEqual({ by: 'shell', path: '/frontend/shell/*', isRendered: false })
})

test('files below the pages are not screens', () => {
  for (const path of ['picture/JPJ-00001/0123456789ab.png', 'sitemap.xml?part=jobs-1', 'service-worker.js'])
    expect(opened(`/frontend/${path}`), path).toEqual({ by: 'network' })
})

test('the pages that the server renders on a live site are recognised', () => {
  for (const path of [
    'home',
    'jobs?category=BA',
    'jobs/',
    'job-details/JPJ-00001/welder',
    'company/JPC-00001',
  ])
    expect(opened(`/frontend/${path}`), path).toMatchObject({ by: 'shell', isRendered: true })
  for (const path of ['job-details', 'job-details/', 'jobs/more', 'my-jobs', 'apply-job?job=JPJ-00001'])
    expect(opened(`/frontend/${path}`), path).toMatchObject({ by: 'shell', isRendered: false })
})

test("hashed files of this release, and of an open tab's release, come from the cache", () => {
  for (const name of ['main-SQSS27RA.js', 'chunk-JYGYNX3R.js'])
    expect(handled(files + name)).toEqual({ by: 'file', path: files + name })
})

test.each([
  '/api/method/job_portal.api.get_boot',
  '/api/method/frappe.auth.get_logged_user',
  '/api/resource/JP Company',
  '/files/logo.png',
  '/private/files/pan.pdf',
  '/assets/frappe/dist/js/desk-JYGYNX3R.js',
  `${files}manifest.json`,
  `${files}build-id.txt`,
  '/frontend/login',
  'https://elsewhere.example.in/assets/job_portal/frontend/main-SQSS27RA.js',
])('%s goes to the network', (path) => {
  expect(handled(path)).toEqual({ by: 'network' })
})

test.each([
  '/app/jp-company',
  '/frontends',
  '/private/files/pan.pdf',
  '/frontend/shell/login',
  '/frontend/service-worker.js',
  'https://elsewhere.example.in/frontend/login',
])('opening %s goes to the network', (path) => {
  expect(opened(path)).toEqual({ by: 'network' })
})

test('requests that send data go to the network', () => {
  for (const method of ['POST', 'PUT', 'HEAD'])
    for (const path of ['/frontend/login', `${files}main-SQSS27RA.js`])
      for (const mode of ['navigate', 'cors'] as const)
        expect(handled(path, { method, mode })).toEqual({ by: 'network' })
})

test('only requested pages are cached', () => {
  const answer = (changes: Partial<Response> = {}, contentType = 'text/javascript; charset=utf-8') => ({
    status: 200,
    type: 'basic' as const,
    redirected: false,
    headers: new Headers({ 'Content-Type': contentType }),
    ...changes,
  })
  expect(isKeepable(answer(), 'javascript')).toBe(true)
  expect(isKeepable(answer({}, 'text/html'), 'javascript')).toBe(false)
  for (const changes of [{ status: 404 }, { status: 206 }, { redirected: true }, { type: 'opaque' as const }])
    expect(isKeepable(answer(changes), 'javascript')).toBe(false)
})
