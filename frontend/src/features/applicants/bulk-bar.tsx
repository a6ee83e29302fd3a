import { exportApplicants } from '@/entities/candidate/calls'
import { useFilters } from '@/entities/candidate/candidate-filters'
import { type ApplicantListName, queries } from '@/entities/candidate/hooks'
import { moveLabels } from '@/entities/candidate/moves'
import type { ApplicationSummary } from '@/entities/candidate/types'
import { useJobId } from '@/entities/job/hooks'
import { saveFile } from '@/lib/backend/get-file'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Row } from '@/ui/layout'
import { SendButton } from '@/ui/send-button'
import { Text } from '@/ui/text'
import { OfferTimes } from './offer-times'
import type { BulkDecisions } from './use-bulk-decisions'

const MOVES = ['shortlist', 'ignore'] as const

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

type BulkBarProps = {
  list: ApplicantListName
  chosen: readonly ApplicationSummary[]
  decisions: BulkDecisions
  /** Called when times have been offered. */
  onOffered: () => void
}

/** The actions for several applications at once, and their undo. */
export function BulkBar({ list, chosen, decisions: { isRunning, decide, undo }, onOffered }: BulkBarProps) {
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
      <OfferTimes chosen={chosen} onDone={onOffered} />
      {undo && (
        <Button size="sm" variant="quiet" busy={isRunning} onClick={undo}>
          {__('Undo')}
        </Button>
      )}
      <ExportButton list={list} />
    </Row>
  )
}

function ExportButton({ list }: { list: ApplicantListName }) {
  const job = useJobId()
  const filters = useFilters()
  return (
    <SendButton
      variant="soft"
      marginInlineStart="auto"
      call={() => exportApplicants({ ...queries[list], job }, filters)}
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
