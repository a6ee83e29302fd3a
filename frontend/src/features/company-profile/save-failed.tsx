import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { ErrorScreen } from '@/ui/error-screen'
import { Screen } from '@/ui/screen'

/** The full-screen error of a failed save. The form stays mounted behind it, and its draft in storage. */
export function SaveFailed(props: {
  title: string
  message: string
  onBack: () => void
  /** A better next step than going back. */
  remedy?: { label: string; apply: () => void | Promise<void> }
}) {
  const { title, message, onBack, remedy } = props
  const { isRunning, run } = useSingleFlight(async () => remedy?.apply())
  const actions = remedy && (
    <>
      <Button onClick={run} busy={isRunning}>
        {remedy.label}
      </Button>
      <Button variant="outline" onClick={onBack}>
        {__('Go Back')}
      </Button>
    </>
  )
  return (
    <Screen title={title}>
      <ErrorScreen level={1} message={message} onBack={onBack} actions={actions} takesFocus />
    </Screen>
  )
}
