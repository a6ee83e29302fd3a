import { useSignInFirst } from '@/entities/session/use-sign-in-first'
import { useQuestion } from '@/lib/forms/use-question'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Row, Stack } from '@/ui/layout'
import { CheckIcon, FlagIcon } from '@/ui/screen-icons'
import { Caption } from '@/ui/text'

type Props = {
  /** The button's label, if 'Report' alone would be unclear. */
  label?: string
  question: string
  reasons: readonly string[]
  send: (reason: string) => Promise<unknown>
  thanks: string
  onSent?: () => void | Promise<void>
  /** The account has reported it, so a second report would change nothing. */
  isReported?: boolean
}

/** A button and a choice of reasons. Afterwards it shows 'Reported'. A guest signs in first. */
export function ReportButton({
  label = __('Report', [], 'complaint'),
  question,
  reasons,
  send,
  thanks,
  onSent,
  isReported,
}: Props) {
  const signInFirst = useSignInFirst()
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
      <Button size="sm" grow variant="outline" aria-haspopup="dialog" onClick={() => signInFirst() || ask()}>
        <FlagIcon small />
        <span>{label}</span>
      </Button>
      <Dialog title={question} isOpen={isOpen} onClose={close}>
        <Caption>{__('They do not learn who reported it.')}</Caption>
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
