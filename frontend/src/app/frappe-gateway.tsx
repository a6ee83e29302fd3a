import { FrappeProvider, useFrappeAuth, useSWRConfig } from 'frappe-react-sdk'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { noAnswer, sentenceOf } from '@/lib/backend/backend-error'
import { mayBeSignedIn, onReconnection, setAuthStatus } from '@/lib/backend/gateway'
import { PATIENCE_MS } from '@/lib/backend/patience'
import { toBackendError } from '@/lib/backend/sdk-error'
import { expireSessionBy } from '@/lib/backend/send'
import { boot } from '@/lib/boot'
import { __ } from '@/lib/i18n/translate'
import { readSession, type Session, useSession } from '@/lib/session/session'
import { toast } from '@/lib/toast'
import { CompanyReviews } from './company-reviews'
import { useConnection, useInterceptors } from './connection'

/** The app's own keys are lists, the SDK's are addresses. */
const isOurs = (key: unknown) => Array.isArray(key)

/** Signing in or out, here or in another tab: nothing of the other account stays, and the server is asked again. */
function useSignIns(session: Session | null, ask: RefObject<() => void>) {
  const { mutate } = useSWRConfig()
  const known = useRef(session)
  useEffect(() => {
    if (known.current === session) return
    known.current = session
    const forget = (which: (key: unknown) => boolean, revalidate: boolean) =>
      mutate(which, undefined, { revalidate })
    // Asked for anew: a request that a screen made a moment ago, for the account before, would count as the next
    // screen's as well (SWR's deduping), and its answer be dropped.
    const ours = forget(isOurs, session !== null)
    const others = forget((key) => !isOurs(key), false)
    void Promise.all([ours, others]).then(() => ask.current())
  }, [session, mutate, ask])
}

/** Says why nobody could be asked who is signed in, to somebody who was. */
function tell(failure: unknown) {
  if (!readSession()) return
  const told = expireSessionBy(failure)
  // No answer counts as logged out (docs/behaviour.md#who-is-signed-in). The next start may find the session alive.
  if (readSession()) toast.error(sentenceOf(told, __('There was an error. Please try again.')))
}

function Bridge({ session }: { session: Session | null }) {
  useInterceptors()
  const { currentUser, isLoading, error, logout, getUserCookie, updateCurrentUser } = useFrappeAuth({
    // A network that comes and goes would log out whoever is typing.
    revalidateOnReconnect: false,
    // The SDK's own forgets the question, and its error before anybody could see that.
    onError: () => undefined,
  })
  useConnection(logout)
  const ask = useRef<() => void>(() => {})
  ask.current = () => {
    if (!boot.token_mode) getUserCookie()
    if (mayBeSignedIn()) void updateCurrentUser()
  }
  useSignIns(session, ask)
  useEffect(() => onReconnection(() => ask.current()), [])

  useEffect(() => {
    if (!isLoading) return setAuthStatus(currentUser && !error ? 'logged-in' : 'logged-out')
    setAuthStatus('unknown')
    const timer = setTimeout(() => {
      setAuthStatus('logged-out')
      tell(noAnswer())
    }, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isLoading, currentUser, error])

  useEffect(() => {
    if (error) tell(toBackendError(error))
  }, [error])

  return null
}

/**
 * Whether to have a socket: where a server for it runs, and for an account, as a guest would be turned away again
 * and again. The SDK opens it while it renders, and React may throw a first render away: so not in that one.
 */
function useSocketWanted(hasSession: boolean): boolean {
  const [isMounted, setMounted] = useState(false)
  useLayoutEffect(() => setMounted(true), [])
  return isMounted && hasSession && Boolean(boot.socketio_port)
}

export default function FrappeGateway() {
  const session = useSession()
  const isSocketWanted = useSocketWanted(session !== null)
  const token = session?.token ?? ''
  // Another token makes another connection, as the socket sends its header once only.
  const tokenParams = useMemo(
    () => boot.token_mode && { useToken: true, type: boot.token_mode.type, token: () => token },
    [token],
  )
  return (
    <FrappeProvider
      tokenParams={tokenParams ?? undefined}
      siteName={boot.site_name}
      socketPort={String(boot.socketio_port ?? '')}
      enableSocket={isSocketWanted}
    >
      <Bridge session={session} />
      <CompanyReviews account={session?.user.username} />
    </FrappeProvider>
  )
}
