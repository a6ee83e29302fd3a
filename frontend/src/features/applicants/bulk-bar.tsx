import { type RefObject, useEffect, useState } from 'react'
import { type Decision, decideApplication, exportApplicants } from '@/entities/candidate/calls'
import { useFilters } from '@/entities/candidate/filters'
import { reloadApplicants, reloadCandidate } from '@/entities/candidate/hooks'
import { type Move, moveLabels, movesFrom } from '@/entities/candidate/moves'
import { useJobId } from '@/entities/job/hooks'
import { saveFile } from '@/lib/backend/get-file'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Row } from '@/ui/layout'
import { SendButton } from '@/ui/send-button'
import { Text } from '@/ui/text'
import type { Line } from './applicants-table'

const MOVES = ['shortlist', 'ignore'] as const

/** Spreadsheets read the file as UTF-8 because of it. */
const BYTE_ORDER_MARK = '\uFEFF'

type Deciding = { decision: Decision; names: string[] }

type BulkBarProps = {
  chosen: readonly Line[]
  /** Receives the function that the table's keys call. */
  actions: RefObject<((move: Move, chosen: readonly Line[]) => void) | undefined>
  onDone: () => void
}

/** What is done with several applications at once, and its undo. */
export function BulkBar({ chosen, actions, onDone }: BulkBarProps) {
  const [decided, setDecided] = useState<string[]>([])
  const reload = () => Promise.all([reloadApplicants(), reloadCandidate()])
  const { isRunning, run } = useSend({
    call: async ({ decision, names }: Deciding) => {
      for (const name of names) await decideApplication(name, decision)
    },
    done: (_, { decision, names }) => {
      setDecided(decision === 'restore' ? [] : names)
      onDone()
      return reload()
    },
    failed: () => void reload(),
  })

  function decide(move: Move, lines: readonly Line[]) {
    const possible = lines.filter(({ application }) => movesFrom(application.status).includes(move))
    if (possible.length > 0)
      void run({ decision: move, names: possible.map(({ application }) => application.name) })
  }
  useEffect(() => {
    actions.current = decide
  })

  return (
    <Row gap="2" flexWrap="wrap">
      <Text size="sm" role="status" minWidth="8em">
        {__('{0} chosen', [chosen.length])}
      </Text>
      {MOVES.map((move) => (
        <Button
          key={move}
          size="sm"
          variant="outline"
          busy={isRunning}
          disabled={chosen.length === 0}
          onClick={() => decide(move, chosen)}
        >
          {moveLabels[move]()}
        </Button>
      ))}
      {decided.length > 0 && (
        <Button
          size="sm"
          variant="quiet"
          busy={isRunning}
          onClick={() => run({ decision: 'restore', names: decided })}
        >
          {__('Undo')}
        </Button>
      )}
      <ExportButton />
    </Row>
  )
}

function ExportButton() {
  const job = useJobId()
  const filters = useFilters()
  return (
    <SendButton
      variant="soft"
      marginInlineStart="auto"
      call={() => exportApplicants({ job }, filters)}
      done={({ file_name, csv }) =>
        saveFile(
          new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv' }),
          `${__('Job Applicants')} ${file_name}`,
        )
      }
    >
      {__('Export as CSV')}
    </SendButton>
  )
}
