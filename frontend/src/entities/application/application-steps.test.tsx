// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { type AnyStatus, ApplicationSteps } from './application-steps'

afterEach(cleanup)

const WAY = ['Applied', 'Seen', 'Shortlisted', 'Interview', 'Selected']

function shown(status: AnyStatus, seenOn?: string) {
  renderPage(<ApplicationSteps status={status} seenOn={seenOn} />)
  const steps = screen.getAllByRole('listitem')
  const nameOf = (step: HTMLElement) => step.lastElementChild?.textContent?.replace(' (done)', '')
  return {
    steps: steps.map(nameOf),
    done: steps.filter(({ textContent }) => textContent?.includes('(done)')).map(nameOf),
    present: steps.filter((step) => step.getAttribute('aria-current') === 'step').map(nameOf),
  }
}

test.each([
  ['Applied', undefined, 'Applied'],
  ['Applied', '2026-11-24 10:00:00', 'Seen'],
  // Decided from the list, without having been opened.
  ['Shortlisted', undefined, 'Shortlisted'],
  ['Interview', undefined, 'Interview'],
  ['Selected', undefined, 'Selected'],
] as const)(
  '%s, seen on %s: the present step is %s, and those before it are done',
  (status, seenOn, step) => {
    expect(shown(status, seenOn)).toEqual({
      steps: WAY,
      present: [step],
      done: WAY.slice(0, WAY.indexOf(step)),
    })
  },
)

test.each([
  ['Not selected', ['Applied', 'Seen', 'Not selected']],
  ['Ignored', ['Applied', 'Seen', 'Ignored']],
  ['Withdrawn', ['Applied', 'Withdrawn']],
] as const)('what is %s has nothing ahead', (status, steps) => {
  expect(shown(status)).toEqual({ steps, present: steps.slice(-1), done: steps.slice(0, -1) })
})

test('the day on which the company saw it is said', () => {
  shown('Applied', '2026-11-24 10:00:00')
  expect(screen.getByText('The company saw it on 24 Nov 2026.')).toBeTruthy()
})
