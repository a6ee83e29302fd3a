import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveSearcher } from '@/entities/searcher/calls'
import type { Searcher } from '@/entities/searcher/types'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import GuidedProfile from './guided-searcher'
import { questions } from './searcher-questions'

vi.mock('@/entities/searcher/calls', async (load) => ({ ...(await load<object>()), saveSearcher: vi.fn() }))
vi.mock('@/entities/consent/hooks', async (load) => ({
  ...(await load<object>()),
  useConsents: () => ({ data: { profile: { state: 'given' } } }),
}))
vi.mock('@/entities/trade/trade-picture', () => ({ TradePicture: () => null }))
// Only one trade: all of them with pictures take seconds.
vi.mock('@/entities/trade/trades', () => ({
  commonTrades: [{ trade: 'electrician', name: () => 'Electrician' }],
}))

const empty = { name: null, full_name: 'Ravi', modified: null, languages: [] as string[] } as Searcher

function Profile({ searcher }: { searcher: Searcher }) {
  const [stored, setStored] = useState(searcher)
  return <GuidedProfile searcher={stored} onSaved={setStored} />
}

beforeEach(() => {
  signInAs('ravi')
  vi.mocked(saveSearcher).mockImplementation(
    async (changes) => ({ ...empty, name: 'JPS-00001', modified: '1', ...changes }) as Searcher,
  )
})

// `hidden`: checking the styles of so many elements takes seconds.
const heading = (name: string) => screen.findByRole('heading', { name, hidden: true })
const tap = (name: string) => fireEvent.click(screen.getByText(name))

test('a tap answers, is saved at once and shows the next question, which can be skipped', async () => {
  renderPage(<Profile searcher={empty} />, '/profile')
  await heading('Your work?')
  tap('Electrician')
  await heading('Your pincode?')
  expect(saveSearcher).toHaveBeenLastCalledWith({ headline: 'Electrician' })
  tap('Skip')
  await heading('How many years have you done it?')
  tap('None yet')
  await heading('What did you finish?')
  expect(saveSearcher).toHaveBeenLastCalledWith({ modified: '1', experience_years: 0 })
})

test('several languages are one answer, and the last question leads to the end', async () => {
  renderPage(<Profile searcher={empty} />, '/profile?ask=5')
  await heading('Which languages do you speak?')
  tap('Hindi')
  tap('Odia')
  tap('Next')
  await heading('A photo of you?')
  expect(saveSearcher).toHaveBeenLastCalledWith({ languages: ['Hindi', 'Odia'] })
  tap('Skip')
  await heading('Thank you. Companies read this now.')
})

test('it continues at the first unanswered question, and 0 years are an answer', async () => {
  const known = { ...empty, headline: 'Cook', pincode: '560001', experience_years: 0 } as Searcher
  renderPage(<Profile searcher={known} />, '/profile?ask=')
  await heading('What did you finish?')
})

test('a phone opens its camera for the photo', async () => {
  renderPage(<Profile searcher={empty} />, `/profile?ask=${questions.length}`)
  expect((await screen.findByLabelText('Take a photo')).getAttribute('capture')).toBe('user')
})
