import { useState } from 'react'
import { reportConversation, setBlocked, setMuted } from '@/entities/conversation/calls'
import { reloadThread } from '@/entities/conversation/hooks'
import type { Read, Thread } from '@/entities/conversation/thread'
import { useQuestion } from '@/lib/forms/use-question'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Button, IconButton } from '@/ui/button'
import { Drawer } from '@/ui/dialog'
import { Stack } from '@/ui/layout'
import { QuestionDialog } from '@/ui/question-button'
import { FlagIcon } from '@/ui/screen-icons'
import { Text } from '@/ui/text'
import { MoreIcon } from './chat-icons'
import { type Complaint, type Report, ReportDialog, SaveCopy } from './report-dialog'

type MenuProps = { thread: Thread; read: Read; conversation: string }

/** Mute, block and report. */
export function ConversationMenu({ thread, read: { muted, blocked, copy }, conversation }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const changed = () => {
    setOpen(false)
    return reloadThread(thread)
  }
  const muting = useSend({ call: () => setMuted(conversation, !muted), done: changed })
  const blocking = useQuestion({ call: () => setBlocked(conversation, true), done: changed })
  const [report, setReport] = useState<Report>()
  const reporting = useQuestion<Report, Complaint>({
    call: ({ reason, details }) => reportConversation(conversation, reason, details),
    done: (answer) => {
      setReport(answer)
      return changed()
    },
    otherwise: () => __('This could not be sent. Please try again.'),
  })
  return (
    <>
      <IconButton label={__('More')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MoreIcon />
      </IconButton>
      <Drawer title={__('Conversation')} place="bottom" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Stack gap="3">
          <Button variant="soft" busy={muting.isRunning} onClick={muting.run}>
            {muted ? __('Unmute') : __('Mute')}
          </Button>
          {!blocked && (
            <Button variant="dangerOutline" aria-haspopup="dialog" onClick={blocking.ask}>
              {__('Block')}
            </Button>
          )}
          {copy ? (
            <>
              <Text tone="muted">{__('You have reported this conversation.')}</Text>
              <SaveCopy address={copy} />
            </>
          ) : (
            <Button variant="dangerOutline" aria-haspopup="dialog" onClick={reporting.ask}>
              <FlagIcon small />
              <span>{__('Report', [], 'complaint')}</span>
            </Button>
          )}
        </Stack>
      </Drawer>
      <ReportDialog question={reporting} report={report} onClose={() => setReport(undefined)} />
      <QuestionDialog
        question={blocking}
        title={__('Block this conversation?')}
        confirm={__('Block')}
        cancel={__('Cancel')}
        isDestructive
      >
        <Text>
          {__('Nobody can write in it any more. It also ends your other conversations with the same side.')}
        </Text>
        <Text tone="muted">
          {__('The other side does not read that you blocked it. You can unblock it later.')}
        </Text>
      </QuestionDialog>
    </>
  )
}
