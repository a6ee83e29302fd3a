import { __ } from '@/lib/translate'
import { Button } from '@/ui/button'
import { ErrorScreen } from '@/ui/error-screen'
import { Screen } from '@/ui/screen'

/** The whole screen after a failed save; the form is still there behind it, and its draft in storage. */
export function SaveFailed(props: {
  title: string
  message: string
  onBack: () => void
  /** Given where the account has a company already: goes on to change that one. */
  onUpdateInstead?: () => void
}) {
  const { title, message, onBack, onUpdateInstead } = props
  const actions = onUpdateInstead && (
    <>
      <Button onClick={onUpdateInstead}>{__('Update my company')}</Button>
      <Button variant="outline" onClick={onBack}>
        {__('Go Back')}
      </Button>
    </>
  )
  return (
    <Screen title={title}>
      <ErrorScreen level={1} message={message} onBack={onBack} actions={actions} />
    </Screen>
  )
}
