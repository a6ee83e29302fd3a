import { expect, test } from 'vitest'
import { groupByProfession, listApplicants, listApplied, listPreScreened, listShortlisted } from './calls'

test('there are as many candidates as the wizard and the tiles of the home announce', async () => {
  expect((await listPreScreened(null)).items).toHaveLength(10)
  expect((await listApplied(null)).items).toHaveLength(6)
  expect((await listShortlisted(null)).items).toHaveLength(10)
  expect((await listApplicants(null)).items.length).toBeGreaterThan(0)
})

test('candidates are grouped by profession, nobody lost, in the order of the list', async () => {
  const groups = groupByProfession((await listApplied(null)).items)
  expect(groups.map(({ profession, candidates }) => [profession, candidates.map(({ id }) => id)])).toEqual([
    ['UI/UX Designer', ['1', '5']],
    ['Accountant', ['2']],
    ['Quality Analyst', ['3']],
    ['Sales Executive', ['4']],
    ['Marketing Executive', ['6']],
  ])
  expect(groupByProfession([])).toEqual([])
})
