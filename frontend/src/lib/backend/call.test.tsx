import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { lost, mockNetwork, network } from '@/tests/network'

/** The calls of a freshly loaded page. */
async function load() {
  const { signInAs } = await import('@/tests/sign-in-as')
  const calls = await import('./call')
  calls.renderSdkInto(createRoot(document.createElement('div')))
  return { ...calls, signInAs }
}

const sentTo = () => network.mock.calls.map(([{ url }]) => url?.split('/api/method/')[1])

beforeEach(() => {
  window.csrf_token = undefined
  vi.resetModules()
  mockNetwork()
  network.mockReset()
  network.mockResolvedValue({ data: { message: 'done' } })
})

test('a protected call without a session never leaves the browser', async () => {
  const { get } = await load()
  await expect(get('job_portal.api.get_hr_details')).rejects.toThrow('User not authenticated')
  expect(network).not.toHaveBeenCalled()
})

test("an account's calls carry its keys, and a guest's none", async () => {
  const { post, signInAs } = await load()
  signInAs('asha')
  await expect(post('sign_in_manager.api.send_custom_sms', {}, { asGuest: true })).resolves.toBe('done')
  await post('job_portal.api.add_company')
  const [asGuest, forAccount] = network.mock.calls.map(([{ headers }]) => headers)
  expect(asGuest).not.toHaveProperty('Authorization')
  expect(forAccount).toMatchObject({ Authorization: 'token t' })
})

test.each([
  ['a decision', true, 2],
  ['any other call', false, 1],
])('%s whose answer was lost: repeatable %s, sent %i times', async (_, isRepeatable, times) => {
  const { post, signInAs } = await load()
  signInAs('asha')
  network.mockImplementationOnce(lost)
  const answer = post('job_portal.api.decide_match', {}, { isRepeatable }).catch(() => 'failed')
  await expect(answer).resolves.toBe(isRepeatable ? 'done' : 'failed')
  expect(network).toHaveBeenCalledTimes(times)
})

test('a stale CSRF token is replaced, and the request is repeated once', async () => {
  const { post, signInAs } = await load()
  signInAs('asha')
  network.mockResolvedValueOnce({ status: 400, data: { exc_type: 'CSRFTokenError' } })
  const fetched = vi.spyOn(window, 'fetch')
  fetched.mockResolvedValue(new Response(JSON.stringify({ message: { csrf_token: 'new' } })))
  await expect(post('job_portal.api.add_company')).resolves.toBe('done')
  expect(network.mock.calls[1]?.[0].headers['X-Frappe-CSRF-Token']).toBe('new')

  // The server also refuses the new token.
  network.mockClear()
  network.mockResolvedValue({ status: 400, data: { exc_type: 'CSRFTokenError' } })
  await expect(post('job_portal.api.add_company')).rejects.toThrow('Please reload the page')
  expect(network).toHaveBeenCalledTimes(1)
})

test('a call of one account is not repeated as another', async () => {
  const { post } = await load()
  const { saveSession } = await import('./session')
  const user = { username: 'asha', email: 'asha@example.in', full_name: '', home_page: '' }
  saveSession({ token: 't', api_key: '', api_secret: '', sid: '', user })
  network.mockResolvedValue({ status: 400, data: { exc_type: 'CSRFTokenError' } })
  vi.spyOn(window, 'fetch').mockResolvedValue(
    new Response(JSON.stringify({ message: { csrf_token: 'ravis' } })),
  )
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_id=ravi%40example.in')
  await expect(post('job_portal.api.add_company')).rejects.toThrow('User not authenticated')
  expect(network).toHaveBeenCalledTimes(1)
})

test('an ended session is dropped with a message, but not after a refusal', async () => {
  const { get, signInAs } = await load()
  const { readSession } = await import('./session')
  signInAs('asha')
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_id=asha')
  network.mockResolvedValue({ status: 403, data: {} })
  await expect(get('job_portal.api.get_hr_details')).rejects.toThrow('API call failed: 403')
  expect(readSession()).not.toBeNull()
  network.mockResolvedValue({ status: 401, data: {} })
  await expect(get('job_portal.api.get_hr_details')).rejects.toThrow('Your session has expired')
  expect(readSession()).toBeNull()
})

test("a refused call of an account is explained, but not other failures or a guest's", async () => {
  const { get, post, signInAs } = await load()
  const { explainRefusals } = await import('./client')
  const { BackendError } = await import('./errors')
  signInAs('asha')
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_id=asha')
  explainRefusals(async ({ httpStatus }) => new BackendError('You have left.', httpStatus))
  network.mockResolvedValue({ status: 403, data: {} })
  await expect(get('job_portal.api.get_hr_details')).rejects.toThrow('You have left.')
  await expect(get('job_portal.api.get_job', {}, { asGuest: true })).rejects.toThrow('403')
  // `get_session` explains refusals, so its own refusal is not explained.
  await expect(post('job_portal.api.get_session')).rejects.toThrow('API call failed: 403')
  network.mockResolvedValue({ status: 417, data: {} })
  await expect(get('job_portal.api.get_hr_details')).rejects.toThrow('API call failed: 417')
})

test('refused keys are renewed with the cookie, and the calls are repeated once', async () => {
  const { get, signInAs } = await load()
  const { readSession } = await import('./session')
  signInAs('asha')
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_id=asha')
  network.mockImplementation(async ({ url, headers }) => {
    if (url?.endsWith('get_session'))
      return { data: { message: { token: 'new', api_key: 'n', api_secret: 'ew' } } }
    return headers.Authorization === 'token new' ? { data: { message: 'done' } } : { status: 401, data: {} }
  })
  const calls = ['get_hr_details', 'get_devices'].map((name) => get(`job_portal.api.${name}`))
  await expect(Promise.all(calls)).resolves.toEqual(['done', 'done'])
  expect(JSON.parse(localStorage.getItem('session') ?? '')).toMatchObject({ token: 'new', api_secret: 'ew' })

  // The server has also ended the session.
  network.mockResolvedValue({ status: 401, data: {} })
  cookie.mockReturnValue('user_id=Guest')
  await expect(get('job_portal.api.get_hr_details')).rejects.toThrow('Your session has expired')
  expect(readSession()).toBeNull()
})

test('a call whose SDK fails to load rejects with a sentence, and the next call tries again', async () => {
  const { get } = await load()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.doMock('./client', () => {
    throw new TypeError('Failed to fetch')
  })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(get('ping', {}, { asGuest: true })).rejects.toThrow(/check your connection/)
  online.mockReturnValue(true)
  await expect(get('ping', {}, { asGuest: true })).rejects.toThrow(/reload the page to go on/)

  vi.doUnmock('./client')
  await expect(get('ping', {}, { asGuest: true })).resolves.toBe('done')
  expect(sentTo()).toEqual(['ping'])
})
