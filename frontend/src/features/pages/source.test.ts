import { expect, test } from 'vitest'
import { listCategories } from './source'

test('the sample categories are the promised ones', async () => {
  expect((await listCategories()).map(({ name, jobs }) => [name, jobs])).toEqual([
    ['BA', 208],
    ['QA', 152],
    ['PM', 98],
  ])
})
