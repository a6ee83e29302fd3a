import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as calls from '@/entities/candidate/calls'
import type { Candidate } from '@/entities/candidate/types'
import { renderPage } from '@/tests/render-page'
import ApplicantsTable from './applicants-table'

vi.mock('./found-candidate', () => ({ FoundCandidate: () => null }))
vi.mock('./offer-times', () => ({ OfferTimes: () => null }))

const candidate = (id: string): Candidate => ({
  id,
  name: `Person ${id}`,
  applications: [
    {
      name: `JPA-${id}`,
      job: 'JPJ-1',
      job_title: 'Dyer',
      status: 'Applied',
      applied_on: '2026-11-28 10:00:00',
    } as never,
  ],
})

test('a click on a row gives it the keys, and a key decides on all that are chosen', async () => {
  const decide = vi.spyOn(calls, 'decideApplication').mockResolvedValue({} as never)
  renderPage(
    <ApplicantsTable list="applicants" candidates={['1', '2', '3'].map(candidate)} heading="People" />,
  )
  fireEvent.click(screen.getAllByText('28 Nov 2026')[0] ?? document)
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key })
  for (const key of ['x', 'ArrowDown', 'x', 's']) press(key)
  await waitFor(() => expect(decide.mock.calls.map(([name]) => name)).toEqual(['JPA-1', 'JPA-2']))
})
