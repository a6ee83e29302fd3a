import { useQuestion } from '@/lib/forms/use-question'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Banner } from './banner'
import { Button } from './button'
import { Dialog } from './dialog'
import { Stack } from './layout'
import { FlagIcon } from './screen-icons'
import { Text } from './text'

type Props = {
  /** On the button, where 'Report' alone would not say what. */
  label?: string
  question: string
  reasons: readonly string[]
  send: (reason: string) => Promise<unknown>
  thanks: string
  onSent?: () => void | Promise<void>
  /** Whether the tap leads elsewhere, to sign in for one. */
  isLedAway?: () => boolean
}

/** Two taps: the button, and the reason. */
export function ReportButton({
  label = __('Report', [], 'complaint'),
  question,
  reasons,
  send,
  thanks,
  onSent,
  isLedAway,
}: Props) {
  const { isOpen, ask, close, failure, isRunning, run } = useQuestion({
    send,
    onSent: () => {
      toast.success(thanks)
      return onSent?.()
    },
    failed: () => __('This could not be sent. Please try again.'),
  })

  return (
    <>
      <Button size="sm" grow variant="outline" aria-haspopup="dialog" onClick={() => isLedAway?.() || ask()}>
        <FlagIcon small />
        <span>{label}</span>
      </Button>
      <Dialog title={question} isOpen={isOpen} onClose={close}>
        <Text tone="muted" size="sm">
          {__('The company does not learn who reported it.')}
        </Text>
        {failure && <Banner tone="error">{failure}</Banner>}
        <Stack gap="2">
          {reasons.map((reason) => (
            <Button key={reason} variant="soft" busy={isRunning} onClick={() => run(reason)}>
              {__(reason)}
            </Button>
          ))}
        </Stack>
      </Dialog>
    </>
  )
}
