import { act, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { emptyJob } from './fields'
import { JobWizard } from './job-wizard'
import type { LiveForm } from './live-form'
import type { JobSteps } from './use-job-steps'

let arrive = () => {}
const arrival = new Promise<void>((resolve) => {
  arrive = resolve
})
vi.mock('./live-requirements', async () => {
  await arrival
  return { default: () => <p>Hours and days</p> }
})
vi.mock('./wording-hints', () => ({ default: () => null }))

function Wizard() {
  const form = useForm({ defaultValues: emptyJob })
  const live = { categories: [], contacts: [], place: { isLoading: false } } as unknown as LiveForm
  return (
    <JobWizard
      title="Job Post"
      form={form}
      job={{ current: 1, isLast: false } as JobSteps}
      live={live}
      onSubmit={() => undefined}
    />
  )
}

test('Next is shown together with the last fields above it', async () => {
  renderPage(<Wizard />)
  screen.getByRole('navigation', { name: 'Steps' })
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  await act(async () => arrive())
  await screen.findByText('Hours and days')
  screen.getByRole('button', { name: 'Next' })
})
