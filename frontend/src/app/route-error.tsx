import { Component, type ReactNode, useEffect, useState } from 'react'
import { BackendError, notReached, reloadToGoOn } from '@/lib/backend/errors'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { ErrorScreen } from '@/ui/error-screen'
import { Screen } from '@/ui/screen'
import { Interactive } from './interactive'

/** The browsers' messages for a chunk that a new release has removed. */
const missingChunk = /dynamically imported module|importing a module script failed|module script.*MIME/i

function messageOf(error: unknown): string {
  if (error instanceof BackendError && error.httpStatus > 0) return `${error.httpStatus} ${error.message}`
  return error instanceof Error ? error.message : String(error)
}

const reload = () => window.location.reload()

const PAUSE_MS = 1000

/** Reloads when the server answers: right after `online`, a request may fail. Returns a function that stops it. */
function reloadOnceReached(): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  function ask() {
    fetch('/api/method/ping', { signal }).then(reload, () => signal.aborted || setTimeout(ask, PAUSE_MS))
  }
  window.addEventListener('online', ask, { once: true, signal })
  return () => stopped.abort()
}

type Words = { heading: string; message: string; action: string }

const notConnected = (): Words => ({
  heading: __('You are not connected'),
  message: notReached(),
  action: __('Try again'),
})

/** The message if a release has removed the chunk, if there is no network, or for any other error. */
function inWords(error: unknown): Words {
  if (!(error instanceof Error && missingChunk.test(error.message)))
    return {
      heading: __('Unexpected Application Error!'),
      message: messageOf(error),
      action: __('Try again'),
    }
  return navigator.onLine
    ? { heading: __('A new version is ready'), message: reloadToGoOn(), action: __('Reload') }
    : notConnected()
}

function FailedScreen({ heading, message, action }: Words) {
  return (
    <Screen title={heading}>
      <ErrorScreen
        heading={heading}
        level={1}
        message={message}
        actions={<Button onClick={reload}>{action}</Button>}
      />
      {/* The pre-rendered screen is not shown, so this screen replays the taps. */}
      <Interactive />
    </Screen>
  )
}

/** Shown in place of a screen that needs the server. */
export const NotConnected = () => <FailedScreen {...notConnected()} />

/** The screen after an error (docs/behaviour.md#route-error). Drafts keep what was typed. */
function RouteError({ error }: { error: unknown }) {
  const [words] = useState(() => inWords(error))
  // Browsers remember a failed module until the page is reloaded.
  useEffect(() => (navigator.onLine ? undefined : reloadOnceReached()), [])
  return <FailedScreen {...words} />
}

type Props = { path: string; children: ReactNode }
type State = { failure: { error: unknown } | null }

/** Shows RouteError in place of a screen that throws, until the path changes. React logs the error. */
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
