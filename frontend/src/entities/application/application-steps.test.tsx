import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { ApplicationSteps } from './application-steps'
import type { ApplicationStatus, HistoryEntry } from './types'

const entry = (status: HistoryEntry['status'], takenBack?: ApplicationStatus): HistoryEntry => ({
  status,
  on: '2026-11-24 09:00:00',
  by: 'company',
  taken_back: takenBack,
})

function shown(history: readonly HistoryEntry[], seenOn?: string, status = history.at(-1)?.status) {
  renderPage(
    <ApplicationSteps application={{ status: status as ApplicationStatus, seen_on: seenOn, history }} />,
  )
  const steps = screen.getAllByRole('listitem')
  const nameOf = (step: HTMLElement) => step.lastElementChild?.textContent?.replace(' (done)', '')
  return {
    done: steps.filter(({ textContent }) => textContent?.includes('(done)')).map(nameOf),
    present: steps.filter((step) => step.getAttribute('aria-current') === 'step').map(nameOf),
    ahead: steps
      .filter((step) => !step.getAttribute('aria-current') && !step.textContent?.includes('(done)'))
      .map(nameOf),
  }
}

const SEEN_ON = '2026-11-24 10:00:00'
const applied = entry('Applied')
const shortlisted = entry('Shortlisted')
const selected = entry('Selected')

test.each([
  [[applied], undefined, [], 'Applied', ['Seen', 'Shortlisted', 'Interview', 'Selected']],
  [[applied], SEEN_ON, ['Applied'], 'Seen', ['Shortlisted', 'Interview', 'Selected']],
  // Decided in the list, without opening it.
  [[applied, shortlisted], undefined, ['Applied'], 'Shortlisted', ['Interview', 'Selected']],
  [[applied, entry('Interview')], SEEN_ON, ['Applied', 'Seen'], 'Interview', ['Selected']],
  // Hired at once: not seen, shortlisted or interviewed before.
  [[applied, selected], undefined, ['Applied'], 'Selected', []],
  [[applied, shortlisted, selected], SEEN_ON, ['Applied', 'Seen', 'Shortlisted'], 'Selected', []],
  [[applied, entry('Not selected')], undefined, ['Applied'], 'Not selected', []],
  [[applied, selected, entry('Withdrawn')], SEEN_ON, ['Applied', 'Seen', 'Selected'], 'Withdrawn', []],
  // A step that was undone does not count as reached.
  [
    [applied, selected, entry('Applied', 'Selected'), entry('Withdrawn')],
    undefined,
    ['Applied'],
    'Withdrawn',
    [],
  ],
] as const)('of %j, seen on %s, only what happened is done', (history, seenOn, done, present, ahead) => {
  expect(shown(history, seenOn)).toEqual({ done, present: [present], ahead })
})

test('an application without an answer still shows as waiting', () => {
  expect(shown([applied, entry('No answer')], undefined, 'Applied').present).toEqual(['Applied'])
})

test('the day on which the company saw it is shown', () => {
  shown([applied], SEEN_ON)
  expect(screen.getByText('The company saw it on 24 Nov 2026.')).toBeTruthy()
})
