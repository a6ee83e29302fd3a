import * as marketRules from '@rules/market.json'
import { useState } from 'react'
import type { reportConversation } from '@/entities/conversation/calls'
import { getFile, saveFile } from '@/lib/backend/get-file'
import type { useQuestion } from '@/lib/forms/use-question'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { ChoiceChips } from '@/ui/choice-chips'
import { Dialog } from '@/ui/dialog'
import { Stack } from '@/ui/layout'
import { DownloadIcon } from '@/ui/screen-icons'
import { Caption, Text } from '@/ui/text'
import { TextAreaField } from '@/ui/text-field'

/** The reporter's reason and words. */
export type Complaint = { reason: string; details: string }

export type Report = Awaited<ReturnType<typeof reportConversation>>

/** Saves the reporter's copy of the messages, a PDF at `address`. */
export function SaveCopy({ address }: { address: string }) {
  const { isRunning, run } = useSend({
    call: () => getFile(address),
    done: (file) => saveFile(file, `${__('Messages')}.pdf`),
    otherwise: () => __('The file could not be loaded. Please try again.'),
  })
  return (
    <Button variant="outline" busy={isRunning} onClick={run}>
      <DownloadIcon small />
      <span>{__('Save a copy of the messages')}</span>
    </Button>
  )
}

type ReportDialogProps = {
  question: ReturnType<typeof useQuestion<Report, Complaint>>
  /** The answer to a report that was sent. */
  report: Report | undefined
  onClose: () => void
}

/** Asks for the reason of a report; then offers the reporter's copy. */
export function ReportDialog({ question, report, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<string>()
  const [details, setDetails] = useState('')
  if (report)
    return (
      <Dialog title={__('Reported')} isOpen onClose={onClose}>
        <Stack gap="3">
          <Text role="status">{__('Thank you. We look into it. The conversation is blocked.')}</Text>
          <SaveCopy address={report.copy} />
        </Stack>
      </Dialog>
    )
  const { isOpen, close, failure, isRunning, run } = question
  return (
    <Dialog title={__('Report this conversation')} isOpen={isOpen} onClose={close}>
      <Caption>
        {__(
          'It is blocked at once, and reviewers read its last 20 messages. The other side does not learn who reported it.',
        )}
      </Caption>
      <ChoiceChips
        label={__('Reason')}
        choices={marketRules.conversation_report_reasons.map((value) => ({ value, label: __(value) }))}
        isChosen={(value) => value === reason}
        onChoose={setReason}
      />
      <TextAreaField
        label={__('What happened (optional)')}
        rows={2}
        value={details}
        maxLength={marketRules.limits.reason_length}
        onChange={({ target }) => setDetails(target.value)}
      />
      {failure && <Banner tone="error">{failure}</Banner>}
      {reason && (
        <Button variant="danger" busy={isRunning} onClick={() => run({ reason, details: details.trim() })}>
          {__('Report', [], 'complaint')}
        </Button>
      )}
    </Dialog>
  )
}
