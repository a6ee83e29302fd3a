import { Component, type ReactNode, useEffect, useState } from 'react'
import { BackendError, notReached, reloadToGoOn } from '@/lib/backend/errors'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { ErrorScreen } from '@/ui/error-screen'
import { Screen } from '@/ui/screen'
import { Interactive } from './interactive'

/** Each browser has its own words for a chunk that a new release has removed. */
const missingChunk = /dynamically imported module|importing a module script failed|module script.*MIME/i

function messageOf(error: unknown): string {
  if (error instanceof BackendError && error.httpStatus > 0) return `${error.httpStatus} ${error.message}`
  return error instanceof Error ? error.message : String(error)
}

const reload = () => window.location.reload()

/** In words: a screen that no release has, one that cannot be fetched without a network, or one that failed. */
function inWords(error: unknown): { heading: string; message: string; action: string } {
  if (!(error instanceof Error && missingChunk.test(error.message)))
    return {
      heading: __('Unexpected Application Error!'),
      message: messageOf(error),
      action: __('Try again'),
    }
  return navigator.onLine
    ? { heading: __('A new version is ready'), message: reloadToGoOn(), action: __('Reload') }
    : { heading: __('You are not connected'), message: notReached(), action: __('Try again') }
}

/** A screen that failed (docs/behaviour.md#route-error). What was typed stays in the drafts. */
function RouteError({ error }: { error: unknown }) {
  const [{ heading, message, action }] = useState(() => inWords(error))
  useEffect(() => {
    if (navigator.onLine) return
    // Browsers keep in mind for as long as the page is open that a script was not there.
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <Screen title={heading}>
      <ErrorScreen
        heading={heading}
        level={1}
        message={message}
        actions={<Button onClick={reload}>{action}</Button>}
      />
      {/* A pre-rendered page whose screen did not come: taps are this screen's from now on. */}
      <Interactive />
    </Screen>
  )
}

type Props = { path: string; children: ReactNode }
type State = { failure: { error: unknown } | null }

/** Shows RouteError in place of a screen that throws, until another path is gone to. React logs the error. */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidUpdate({ path }: Props) {
    if (path !== this.props.path && this.state.failure) this.setState({ failure: null })
  }

  override render() {
    return this.state.failure ? <RouteError error={this.state.failure.error} /> : this.props.children
  }
}
