import { expect, test } from 'vitest'
import { samplesOf } from '@/entities/samples'
import { groupByProfession } from './calls'

test('there are as many candidates as the wizard and the tiles of the home announce', async () => {
  expect(await samplesOf('preScreened')).toHaveLength(10)
  expect(await samplesOf('applied')).toHaveLength(6)
  expect(await samplesOf('shortlisted')).toHaveLength(10)
  expect((await samplesOf('applicants')).length).toBeGreaterThan(0)
})

test('candidates are grouped by profession, nobody lost, in the order of the list', async () => {
  const groups = groupByProfession(await samplesOf('applied'))
  expect(groups.map(({ profession, candidates }) => [profession, candidates.map(({ id }) => id)])).toEqual([
    ['UI/UX Designer', ['1', '5']],
    ['Accountant', ['2']],
    ['Quality Analyst', ['3']],
    ['Sales Executive', ['4']],
    ['Marketing Executive', ['6']],
  ])
  expect(groupByProfession([])).toEqual([])
})
