import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Row } from '@/ui/layout'
import { Text } from '@/ui/text'

export type CandidatesDialogProps = {
  isOpen: boolean
  count: number
  onConfirm: () => void
  onCancel: () => void
}

/** Asks whether one wants to see the candidates who fit the job that was just posted. */
export function CandidatesDialog({ isOpen, count, onConfirm, onCancel }: CandidatesDialogProps) {
  return (
    <Dialog title={__('Access Pre-Screened Candidates!')} isOpen={isOpen} onClose={onCancel}>
      <Text>{__('We have {0} candidates similar to your position do you want to see them', [count])}</Text>
      <Row alignItems="stretch" flexWrap="wrap" data-leads-to={paths.preScreenedCandidates}>
        <Button variant="outline" flex="1" onClick={onCancel}>
          {__('Cancel')}
        </Button>
        <Button flex="1" onClick={onConfirm}>
          {__('OK')}
        </Button>
      </Row>
    </Dialog>
  )
}
