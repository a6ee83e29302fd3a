import { beforeEach, expect, test, vi } from 'vitest'
import { listHomeJobs, listNearFirst } from './calls'

type Card = { name: string; distance_km: number | null; reasons?: string[] }

const server = vi.hoisted(() => ({ answer: (_method: string, _params: Record<string, unknown>) => ({}) }))
vi.mock('@/lib/backend/public-get', async (load) => ({
  ...(await load<object>()),
  publicPages: (method: string, params: Record<string, unknown>) => ({
    load: async (cursor: string | null) => server.answer(method, { ...params, cursor }),
    given: () => undefined,
  }),
}))
vi.mock('@/lib/backend/pages-of', () => ({
  pagesOf: (method: string) => async () => server.answer(method, {}),
}))

const card = (name: string, distance_km: number | null): Card => ({ name, distance_km })
const near = card('near', 3)
const nearer = card('nearer', 2)
const far = card('far', 900)
const fromHome = card('from home', null)
const page = (items: Card[], next: string | null = null) => ({ items, next, total: 3, at_least: false })

let byDistance = [[near]]
let fitting: Card[] = []
beforeEach(() => {
  byDistance = [[near]]
  fitting = []
  server.answer = (method, { order, cursor }) => {
    if (method === 'job_portal.api.get_jobs_for_me') return page(fitting)
    if (order === 'nearest') {
      const at = Number(cursor ?? 0)
      return { ...page(byDistance[at] ?? [], byDistance[at + 1] ? String(at + 1) : null), total: 1 }
    }
    if (!cursor) return page([far, near], 'newest 2')
    if (cursor === 'newest 2') return page([near], 'newest 3')
    return page([fromHome])
  }
})

/** The names of the jobs, by page. */
async function namesOf(load: ReturnType<typeof listNearFirst>): Promise<string[][]> {
  const names: string[][] = []
  for (let cursor: string | null = null; ; ) {
    const { items, next } = await load(cursor)
    names.push(items.map(({ name }) => name))
    if (!next) return names
    cursor = next
  }
}

test('a list starts with the jobs nearby, followed by all others, each once', async () => {
  byDistance = [[near], [nearer]]
  expect(await namesOf(listNearFirst({ pincode: '560001' }))).toEqual([
    ['near'],
    ['nearer'],
    ['far'],
    ['from home'],
  ])
})

test('the total counts all jobs, not only those nearby', async () => {
  expect((await listNearFirst({ pincode: '560001' })(null)).total).toBe(3)
})

test('few nearby jobs are followed by others on the same page, and without any the list has all jobs', async () => {
  expect(await namesOf(listNearFirst({ pincode: '560001' }))).toEqual([['near', 'far'], ['from home']])
  byDistance = [[]]
  expect(await namesOf(listNearFirst({ pincode: '560001' }))).toEqual([['far'], ['from home']])
})

test('home shows other jobs beside a single matching one, which is listed once', async () => {
  fitting = [{ ...near, reasons: [] }]
  expect((await listHomeJobs('560001')).items.map(({ name, reasons }) => [name, Boolean(reasons)])).toEqual([
    ['near', true],
    ['far', false],
  ])
})
