import { useQuestion } from '@/lib/forms/use-question'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Row, Stack } from '@/ui/layout'
import { CheckIcon, FlagIcon } from '@/ui/screen-icons'
import { Text } from '@/ui/text'

type Props = {
  /** On the button, where 'Report' alone would not say what. */
  label?: string
  question: string
  reasons: readonly string[]
  send: (reason: string) => Promise<unknown>
  thanks: string
  onSent?: () => void | Promise<void>
  /** It is sent already, and another one would be the same. */
  isReported?: boolean
  /** Whether the tap leads elsewhere, to sign in for one. */
  isLedAway?: () => boolean
}

/** Two taps: the button, and the reason. Then it says that it is reported. */
export function ReportButton({
  label = __('Report', [], 'complaint'),
  question,
  reasons,
  send,
  thanks,
  onSent,
  isReported,
  isLedAway,
}: Props) {
  const { isOpen, ask, close, failure, isRunning, run } = useQuestion({
    call: send,
    done: () => {
      toast.success(thanks)
      return onSent?.()
    },
    otherwise: () => __('This could not be sent. Please try again.'),
  })

  if (isReported)
    return (
      <Row gap="1" flex="1" justifyContent="center" color="muted" fontSize="sm">
        <CheckIcon small />
        <span>{__('Reported')}</span>
      </Row>
    )
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
