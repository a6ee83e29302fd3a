// @vitest-environment happy-dom

import 'fake-indexeddb/auto'
import { get, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { BackendError } from '@/lib/backend/errors'
import { boot, hearNews } from '@/lib/boot'
import { readDraft, writeDraft } from '@/lib/forms/draft'
import { outboxStore } from '@/lib/forms/outbox-store'
import { storageKeys, writeText } from '@/lib/storage'
import { takeToasts } from '@/lib/toast'
import { signInAs } from '@/tests/sign-in-as'
import { joinCompany } from './join-company'
import { explainRefusal, followCompany, followMembership } from './place-in-company'
import { keepCompanyName, readCompanyName, readHolds, readUserType, setUserType, wayHome } from './who'

const { post } = vi.hoisted(() => ({ post: vi.fn() }))
vi.mock('@/lib/backend/call', async (original) => ({ ...(await original<object>()), post }))
vi.mock('@/lib/backend/boot-of-session', () => ({ fetchBoot: async () => ({ may_publish: true }) }))

const refusal = new BackendError('This application was not found.', 403)
const gone = { company_name: null, roles: ['job_searcher'], role: 'job_searcher' }
const there = { company_name: 'JPC-00001', roles: ['company'], role: 'company' }
const said = () => takeToasts().map(({ message }) => message)

beforeEach(() => {
  localStorage.clear()
  takeToasts()
  wayHome.set(false)
  post.mockReset()
  signInAs('asha')
  hearNews({ market: 'live', roles: ['company'], role: 'company', may_publish: true })
  keepCompanyName('JPC-00001')
  setUserType('company')
})

test('a refused call of a former member forgets the company, says so and leads home', async () => {
  writeText(storageKeys.companyEdit, '{}')
  post.mockResolvedValue(gone)
  const found = await explainRefusal(refusal)
  expect(found.message).toBe('You are no longer a member of this company.')
  expect(found.httpStatus).toBe(403)
  expect(said()).toEqual([found.message])
  expect([readCompanyName(), readHolds('company'), boot.may_publish]).toEqual([null, false, false])
  expect(localStorage.getItem(storageKeys.companyEdit)).toBeNull()
  expect([readUserType(), wayHome.get()]).toEqual(['job_searcher', true])
})

test('without another role home asks for a user type, and unsent messages to applicants are deleted', async () => {
  writeDraft('message:c1', { text: 'Dear Meera' })
  await set('asha', ['a letter'], outboxStore())
  post.mockResolvedValue({ company_name: null, roles: [], role: null })
  await explainRefusal(refusal)
  expect([readUserType(), wayHome.get(), readDraft('message:c1')]).toEqual([null, true, null])
  await expect.poll(() => get('asha', outboxStore())).toBeUndefined()
})

test('simultaneous refused calls ask the server once', async () => {
  post.mockResolvedValue(gone)
  await Promise.all([explainRefusal(refusal), explainRefusal(refusal)])
  expect(post).toHaveBeenCalledTimes(1)
  expect(said()).toHaveLength(1)
})

test.each([
  ['no user type', null, 'company'],
  ['that of a searcher', 'job_searcher', 'job_searcher'],
] as const)('a company joined on another device, with %s here: %s becomes %s', async (_, before, after) => {
  keepCompanyName(null)
  hearNews({ roles: [] })
  setUserType(before)
  post.mockResolvedValue(there)
  await followMembership()
  expect([readCompanyName(), readUserType()]).toEqual(['JPC-00001', after])
})

test("a searcher's screens stay", async () => {
  hearNews({ roles: ['job_searcher', 'company'] })
  setUserType('job_searcher')
  post.mockResolvedValue(gone)
  await explainRefusal(refusal)
  expect([readCompanyName(), wayHome.get()]).toEqual([null, false])
})

test.each([
  ['a member', () => post.mockResolvedValue(there)],
  ['an unreached server', () => post.mockRejectedValue(new BackendError('lost'))],
])('a refusal of %s stays that refusal', async (_, answer) => {
  answer()
  expect(await explainRefusal(refusal)).toBe(refusal)
  expect([readCompanyName(), wayHome.get(), said()]).toEqual(['JPC-00001', false, []])
})

test.each([
  ['a sample site', () => hearNews({ market: 'sample' })],
  [
    'an account without a company',
    () => {
      keepCompanyName(null)
      hearNews({ roles: [] })
    },
  ],
])('a refusal of %s asks nothing', async (_, change) => {
  change()
  expect(await explainRefusal(refusal)).toBe(refusal)
  expect(post).not.toHaveBeenCalled()
})

test('a start after the end of the membership removes the company, also in another tab', async () => {
  followCompany()
  expect(post).not.toHaveBeenCalled()
  post.mockResolvedValue(gone)
  localStorage.removeItem(storageKeys.companyName)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.companyName, newValue: null }))
  await expect.poll(readUserType).toBe('job_searcher')
  expect([readHolds('company'), wayHome.get()]).toEqual([false, true])

  keepCompanyName('JPC-00001')
  hearNews({ roles: [] })
  followCompany()
  await expect.poll(readCompanyName).toBeNull()
})

test('a membership that started on another device is applied at the next start', async () => {
  localStorage.removeItem(storageKeys.companyName)
  post.mockResolvedValue(there)
  followCompany()
  await expect.poll(readCompanyName).toBe('JPC-00001')
  expect(said()).toEqual([])
})

test('a membership that starts on another device is applied', async () => {
  keepCompanyName(null)
  hearNews({ roles: [] })
  post.mockResolvedValue(there)
  await followMembership()
  expect([readCompanyName(), readHolds('company'), said()]).toEqual(['JPC-00001', true, []])
})

test("a new member continues as the company, with the answer's data", async () => {
  post.mockResolvedValue({ role: 'company' })
  keepCompanyName(null)
  hearNews({ roles: ['job_searcher'], may_publish: false })
  setUserType('job_searcher')
  joinCompany({ company_name: 'JPC-00002', roles: ['job_searcher', 'company'] })
  expect([readCompanyName(), readUserType(), readHolds('job_searcher')]).toEqual([
    'JPC-00002',
    'company',
    true,
  ])
  await expect.poll(() => boot.may_publish).toBe(true)
})
