import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { DecisionButtons } from '@/features/applicants/decision-buttons'
import { MatchButtons } from '@/features/applicants/match-buttons'
import { MoveButton } from '@/features/applicants/move-button'
import PostNewJobScreen from '@/features/job-post/post-new-job-screen'
import { boot } from '@/lib/boot'
import { Removable } from '@/ui/removable'
import { system } from './system'

afterEach(() => {
  boot.messages = {}
})

const noop = () => {}
const decision = {
  status: 'Applied',
  isDecided: false,
  isRunning: false,
  decide: async () => {},
  hiredAt: undefined,
  undo: async () => {},
  inviting: {
    isOpen: false,
    ask: noop,
    close: noop,
    failure: undefined,
    isRunning: false,
    run: async () => {},
  },
} as const
const match = { job: '', searcher: '', isInvited: false, mayCall: false, reasons: [], missing: [] }

test.each([
  { part: <Removable onRemove={noop}>Pune</Removable>, word: 'Remove', of: 'Pune' },
  { part: <MoveButton move="ignore" name="Asha" />, word: 'Ignore', of: 'Asha' },
  { part: <MoveButton move="shortlist" name="Asha" />, word: 'Shortlist', of: 'Asha' },
  { part: <MatchButtons name="Asha" match={match} />, word: 'Invite', of: 'Asha' },
  {
    part: <DecisionButtons name="Asha" moves={['interview']} decision={decision} statusId="" />,
    word: 'Interview',
    of: 'Asha',
  },
  { part: <PostNewJobScreen />, word: 'Edit', of: 'Job Details' },
])('$word of $of: to the ear the words are in the order of the language', async ({ part, word, of }) => {
  boot.messages = { [`${word} {0}`]: `{0} < ${word}` }
  render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={['/?step=4']}>{part}</MemoryRouter>
    </ChakraProvider>,
  )
  // The preview is a chunk of its own.
  expect(
    await screen.findByRole(word === 'Edit' ? 'link' : 'button', { name: `${of} < ${word}` }),
  ).toBeTruthy()
})
