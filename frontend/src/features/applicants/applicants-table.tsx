import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFilters } from '@/entities/candidate/candidate-filters'
import { experienceOf, workOf } from '@/entities/candidate/candidate-parts'
import { type ApplicantListName, showApplication, useCandidate } from '@/entities/candidate/hooks'
import { type Move, movesFrom } from '@/entities/candidate/moves'
import type { ApplicationSummary, Candidate } from '@/entities/candidate/types'
import { useJobId } from '@/entities/job/hooks'
import { __ } from '@/lib/i18n/translate'
import { dayOf } from '@/lib/time'
import { Box, Card, Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { StatusTag } from '@/ui/status-tag'
import { Tag } from '@/ui/tag'
import { Caption, Heading } from '@/ui/text'
import { FitsAll } from './answers'
import { BulkBar } from './bulk-bar'
import { FoundCandidate } from './found-candidate'
import { useBulkDecisions } from './use-bulk-decisions'

/** A line of the table: one application of a person. */
type Line = { candidate: Candidate; application: ApplicationSummary }

const Sheet = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    textAlign: 'start',
    '& th': { textAlign: 'start', color: 'muted', fontWeight: 'medium', paddingBlock: '2' },
    '& td': { verticalAlign: 'baseline', paddingBlock: '2' },
    '& th, & td': { paddingInline: '2', borderBottomWidth: 'thin', borderColor: 'line' },
  },
})
const Row = chakra('tr', { base: { cursor: 'pointer', '&[aria-current]': { bg: 'brandSoft' } } })
const Tick = chakra('input', {
  base: { width: 'icon', height: 'icon', accentColor: '{colors.brand}', cursor: 'pointer' },
})
/** The touch target of a checkbox. */
const TickTarget = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', minWidth: 'touch', minHeight: 'touch' },
})
const NarrowCell = chakra('td', { base: { whiteSpace: 'nowrap' } })
const Opener = chakra('button', {
  base: {
    minHeight: 'touch',
    minWidth: 'touch',
    bg: 'transparent',
    color: 'ink',
    fontWeight: 'semibold',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
})

/** The moves that a key makes for the chosen rows; without any, for the focused one. */
const KEYS: Record<string, Move> = { s: 'shortlist', i: 'ignore' }

const linesOf = (all: readonly Candidate[]): Line[] =>
  all.flatMap((candidate) =>
    (candidate.applications ?? []).map((application) => ({ candidate, application })),
  )

/** The applicants of a list on a wide screen: a table with actions for several, and the opened one beside it. */
export default function ApplicantsTable({
  list,
  candidates,
  heading,
}: {
  list: ApplicantListName
  candidates: Candidate[]
  heading: string
}) {
  const lines = linesOf(candidates)
  const isOfJob = useJobId() !== null
  const [chosenLine, setOpened] = useState<string>()
  // Opening an application marks it as read. So the list of unread ones opens none by itself, and an opened one stays
  // visible after it has left the list.
  const { unseen } = useFilters()
  const opened = chosenLine ?? (unseen ? undefined : lines[0]?.application.name)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const body = useRef<HTMLTableSectionElement>(null)
  const decisions = useBulkDecisions(() => setTicked([]))
  const chosen = lines.map(({ application }) => application).filter(({ name }) => ticked.includes(name))

  function toggle(name: string) {
    setTicked(ticked.includes(name) ? ticked.filter((each) => each !== name) : [...ticked, name])
  }

  function actByKey(event: KeyboardEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const line = lines[index]
    const next = { ArrowDown: lines[index + 1], ArrowUp: lines[index - 1] }[event.key]
    const move = KEYS[event.key]
    if (next) {
      setOpened(next.application.name)
      body.current?.querySelectorAll('button')[lines.indexOf(next)]?.focus()
    } else if (event.key === 'x' && line) toggle(line.application.name)
    else if (move && line && (chosen.length > 0 || movesFrom(line.application.status).includes(move)))
      decisions.decide(move, chosen.length > 0 ? chosen : [line.application])
    else return
    event.preventDefault()
  }

  return (
    <Box
      data-wide
      display="grid"
      gridTemplateColumns="minmax(0, 3fr) minmax(0, 2fr)"
      gap="4"
      alignItems="start"
    >
      <Card as="section">
        <Stack gap="3">
          <Heading>{heading}</Heading>
          <BulkBar list={list} chosen={chosen} decisions={decisions} onOffered={() => setTicked([])} />
          <Caption>{__('Keys: arrows, x to choose, s to shortlist, i to ignore.')}</Caption>
          <Sheet>
            <thead>
              <tr>
                <td>
                  <TickTarget>
                    <Tick
                      type="checkbox"
                      aria-label={__('All')}
                      checked={lines.length > 0 && chosen.length === lines.length}
                      onChange={({ target }) =>
                        setTicked(target.checked ? lines.map(({ application }) => application.name) : [])
                      }
                    />
                  </TickTarget>
                </td>
                <th scope="col">{__('Name')}</th>
                <th scope="col">{__('Place')}</th>
                {!isOfJob && <th scope="col">{__('Job')}</th>}
                <th scope="col">{__('Status')}</th>
                <th scope="col">{__('Applied on')}</th>
              </tr>
            </thead>
            <tbody ref={body}>
              {lines.map(({ candidate, application }, index) => (
                <Row
                  key={application.name}
                  aria-current={application.name === opened ? 'true' : undefined}
                  onClick={({ currentTarget }) => {
                    setOpened(application.name)
                    // The keys act from here on.
                    currentTarget.querySelector('button')?.focus()
                  }}
                  onKeyDown={(event) => actByKey(event, index)}
                >
                  <td>
                    <TickTarget onClick={(event) => event.stopPropagation()}>
                      <Tick
                        type="checkbox"
                        aria-label={__('Choose {0}', [candidate.name])}
                        checked={ticked.includes(application.name)}
                        onChange={() => toggle(application.name)}
                      />
                    </TickTarget>
                  </td>
                  <td>
                    <Opener type="button">{candidate.name}</Opener>
                    <Caption>{workOf(candidate)}</Caption>
                    {application.fits_all && <FitsAll />}
                  </td>
                  <NarrowCell>
                    <p>{candidate.city}</p>
                    <Caption>{experienceOf(candidate)}</Caption>
                  </NarrowCell>
                  {!isOfJob && <td>{application.job_title}</td>}
                  <td>
                    {application.unseen ? (
                      <Tag tone="brand">{__('New')}</Tag>
                    ) : (
                      <StatusTag status={application.status} />
                    )}
                  </td>
                  <NarrowCell>{dayOf(application.applied_on)}</NarrowCell>
                </Row>
              ))}
            </tbody>
          </Sheet>
        </Stack>
      </Card>
      {opened && <Opened key={opened} application={opened} />}
    </Box>
  )
}

function Opened({ application }: { application: string }) {
  const reading = useCandidate({ application })
  const isOpen = Boolean(reading.data)
  // The server has marked it as read.
  useEffect(() => {
    if (isOpen) void showApplication(application, {})
  }, [application, isOpen])
  return (
    <Stack
      as="section"
      aria-label={__('Candidate')}
      position="sticky"
      top="4"
      maxHeight="calc(100vh - {spacing.8})"
      overflowY="auto"
    >
      <ReadingView reading={reading} empty={__('This candidate was not found.')} skeletons={2}>
        {(found) => found && <FoundCandidate found={found} />}
      </ReadingView>
    </Stack>
  )
}
