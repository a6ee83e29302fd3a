// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { postJob, updateJob } from '@/entities/job/calls'
import type { Payload } from '@/lib/backend/call'
import { BackendError } from '@/lib/backend/errors'
import { signInAs } from '@/lib/session/sign-in-as'
import { emptyDraft, type JobDraft } from './job-draft'
import type { LiveForm } from './live-form'
import { usePublish } from './use-publish'

vi.mock('@/entities/job/calls', async (load) => ({
  ...(await load<object>()),
  postJob: vi.fn(),
  updateJob: vi.fn(),
}))

/** What the server holds: the key that made a job, and its title. */
const jobs: { key: string; title: string }[] = []

/** As the server does it: the same key is answered with what the first call made. */
async function post({ title }: Payload, key: string) {
  if (!jobs.some((job) => job.key === key)) jobs.push({ key, title: String(title) })
  return { name: key, status: 'Live' }
}

async function update(name: string, { title }: Payload) {
  for (const job of jobs) if (job.key === name) job.title = String(title)
  return { name, status: 'Live' }
}

const lost = new BackendError('No answer')

const titles = () => jobs.map(({ title }) => title)

/** A tab with the wizard open. `send` gives the title of the job that it was told of, if it was told of one. */
function openTab() {
  const onPosted = vi.fn()
  const live = { contacts: [] } as unknown as LiveForm
  const { result, unmount } = renderHook(() => usePublish('job-post', live, onPosted))
  async function send(jobTitle: string): Promise<string | undefined> {
    const draft: JobDraft = {
      ...{ ...emptyDraft, jobTitle, jobCategory: 'Driver', jobType: 'Full Time', pincode: '560001' },
      city: 'Bengaluru',
      jobDescription: 'For forty.',
    }
    onPosted.mockClear()
    await act(() => result.current.run(draft))
    const told = onPosted.mock.calls[0]?.[0].name
    return jobs.find(({ key }) => key === told)?.title
  }
  return { send, close: unmount }
}

beforeEach(() => {
  localStorage.clear()
  signInAs('rao')
  jobs.length = 0
  vi.mocked(postJob).mockReset().mockImplementation(post)
  vi.mocked(updateJob).mockReset().mockImplementation(update)
})
afterEach(cleanup)

/** The job is made, and the answer is lost. */
function loseAnswer() {
  vi.mocked(postJob).mockImplementationOnce(async (values, key) => {
    await post(values, key)
    throw lost
  })
}

test('what a second tab typed otherwise is a job of its own', async () => {
  const [first, second] = [openTab(), openTab()]
  expect(await first.send('Driver')).toBe('Driver')
  expect(await second.send('Cook')).toBe('Cook')
  expect(titles()).toEqual(['Driver', 'Cook'])
})

test('so it is where the first tab has not heard of its own', async () => {
  const [first, second] = [openTab(), openTab()]
  loseAnswer()
  expect(await first.send('Driver')).toBeUndefined()
  expect(await second.send('Cook')).toBe('Cook')
  expect(await first.send('Driver')).toBe('Driver')
  expect(titles()).toEqual(['Driver', 'Cook'])
})

test('so it is after the first tab has posted more', async () => {
  const [first, second] = [openTab(), openTab()]
  for (const title of ['Driver', 'Tailor']) expect(await first.send(title)).toBe(title)
  expect(await second.send('Cook')).toBe('Cook')
  expect(titles()).toEqual(['Driver', 'Tailor', 'Cook'])
})

test('the same job sent from two tabs is one', async () => {
  const [first, second] = [openTab(), openTab()]
  expect(await first.send('Driver')).toBe('Driver')
  expect(await second.send('Driver')).toBe('Driver')
  expect(titles()).toEqual(['Driver'])
})

test('the same job filled in once more is another one', async () => {
  const tab = openTab()
  for (const _ of ['one', 'two']) expect(await tab.send('Driver')).toBe('Driver')
  expect(await openTab().send('Driver')).toBe('Driver')
  expect(titles()).toEqual(['Driver', 'Driver', 'Driver'])
})

test.each(['in the tab that sent it', 'after a reload'])(
  'a lost answer leaves one job, as it was typed last: %s',
  async (where) => {
    const tab = openTab()
    loseAnswer()
    expect(await tab.send('Driver')).toBeUndefined()
    if (where === 'after a reload') tab.close()
    expect(await (where === 'after a reload' ? openTab() : tab).send('Truck driver')).toBe('Truck driver')
    expect(titles()).toEqual(['Truck driver'])
  },
)

test('a tab whose answer was lost changes no job that another one has posted', async () => {
  const first = openTab()
  loseAnswer()
  await first.send('Driver')
  const second = openTab()
  expect(await second.send('Truck driver')).toBe('Truck driver')
  expect(await first.send('Cook')).toBe('Cook')
  expect(titles()).toEqual(['Truck driver', 'Cook'])
})
