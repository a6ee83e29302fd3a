// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import { BackendError } from '@/lib/backend/errors'
import { signInAs } from '@/tests/sign-in-as'
import { openClientKey } from './client-key'

type Job = { key: string; title: string }

/** The server's jobs. */
const jobs: Job[] = []
let isAnswerLost = false

/** As on the server, the same key returns what the first call created. */
async function post(key: string, title: string): Promise<Job> {
  const known = jobs.find((job) => job.key === key)
  const job = known ?? { key, title }
  if (!known) jobs.push(job)
  if (!isAnswerLost) return job
  isAnswerLost = false
  throw new BackendError('No answer')
}

const titles = () => jobs.map(({ title }) => title)

/** A tab with the open form. `send` returns the title of the job in the answer, if there is one. */
function openTab() {
  const form = openClientKey('job-key')
  async function send(title: string): Promise<string | undefined> {
    const update = async (job: Job) => Object.assign(job, { title })
    const made = form.makeOnce({ title }, (key) => post(key, title), update, { checkAccount: () => {} })
    return (await made.catch(() => undefined))?.title
  }
  return { send }
}

beforeEach(() => {
  localStorage.clear()
  signInAs('rao')
  jobs.length = 0
})

test('another text in a second tab makes a job of its own', async () => {
  const [first, second] = [openTab(), openTab()]
  expect(await first.send('Driver')).toBe('Driver')
  expect(await second.send('Cook')).toBe('Cook')
  expect(titles()).toEqual(['Driver', 'Cook'])
})

test("the same holds if the first tab's answer was lost", async () => {
  const [first, second] = [openTab(), openTab()]
  isAnswerLost = true
  expect(await first.send('Driver')).toBeUndefined()
  expect(await second.send('Cook')).toBe('Cook')
  expect(await first.send('Driver')).toBe('Driver')
  expect(titles()).toEqual(['Driver', 'Cook'])
})

test('the same holds after the first tab has posted more', async () => {
  const [first, second] = [openTab(), openTab()]
  for (const title of ['Driver', 'Tailor']) expect(await first.send(title)).toBe(title)
  expect(await second.send('Cook')).toBe('Cook')
  expect(titles()).toEqual(['Driver', 'Tailor', 'Cook'])
})

test('the same job sent from two tabs is stored once', async () => {
  const [first, second] = [openTab(), openTab()]
  expect(await first.send('Driver')).toBe('Driver')
  expect(await second.send('Driver')).toBe('Driver')
  expect(titles()).toEqual(['Driver'])
})

test('the same job filled in again is another job', async () => {
  const tab = openTab()
  for (const _ of ['one', 'two']) expect(await tab.send('Driver')).toBe('Driver')
  expect(await openTab().send('Driver')).toBe('Driver')
  expect(titles()).toEqual(['Driver', 'Driver', 'Driver'])
})

test.each(['in the tab that sent it', 'after a reload'])(
  'a lost answer leaves one job, as it was typed last: %s',
  async (where) => {
    const tab = openTab()
    isAnswerLost = true
    expect(await tab.send('Driver')).toBeUndefined()
    expect(await (where === 'after a reload' ? openTab() : tab).send('Truck driver')).toBe('Truck driver')
    expect(titles()).toEqual(['Truck driver'])
  },
)

test('a tab whose answer was lost changes no job of another tab', async () => {
  const first = openTab()
  isAnswerLost = true
  await first.send('Driver')
  const second = openTab()
  expect(await second.send('Truck driver')).toBe('Truck driver')
  expect(await first.send('Cook')).toBe('Cook')
  expect(titles()).toEqual(['Truck driver', 'Cook'])
})

test('if another account has signed in meanwhile, the key stays with the account that sent it', async () => {
  const form = openClientKey('job-key')
  const checkAccount = () => {
    throw new BackendError('Another account')
  }
  const sent = form.makeOnce(
    {},
    (key) => post(key, 'Driver'),
    async (job) => job,
    { checkAccount },
  )
  await expect(sent).rejects.toThrow('Another account')
  expect(await openTab().send('Cook')).toBe('Cook')
  expect(titles()).toEqual(['Cook'])
})
