import { ErrorScreen } from '@/ui/error-screen'
import { Screen } from '@/ui/screen'

/** The whole screen after a failed save; the form is still there behind it, and its draft in storage. */
export function SaveFailed({
  title,
  message,
  onBack,
}: {
  title: string
  message: string
  onBack: () => void
}) {
  return (
    <Screen title={title}>
      <ErrorScreen level={1} message={message} onBack={onBack} />
    </Screen>
  )
}
