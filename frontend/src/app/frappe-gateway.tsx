import { FrappeContext, FrappeProvider, useFrappeAuth, useSWRConfig } from 'frappe-react-sdk'
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { credentialsFor } from '@/lib/backend'
import { sentenceOf } from '@/lib/backend-error'
import { boot } from '@/lib/boot'
import { connectGateway, mayBeSignedIn, setAuthStatus } from '@/lib/gateway'
import { toBackendError } from '@/lib/sdk-error'
import { expireSessionBy, send, sendForMessage } from '@/lib/send'
import { readSession, useSession } from '@/lib/session'
import { toast } from '@/lib/toast'
import { __ } from '@/lib/translate'
import { CompanyReviews } from './company-reviews'

/** Hands the SDK's client to lib/gateway, where the app finds it; requests get the account's headers. */
function useConnection(logout: () => Promise<void>) {
  const config = useContext(FrappeContext)
  useEffect(() => {
    if (!config) return
    const { call, file } = config
    const interceptor = call.axios.interceptors.request.use((request) => {
      for (const [name, value] of Object.entries(credentialsFor(request.url ?? ''))) {
        request.headers.set(name, value)
      }
      return request
    })
    connectGateway({ call, file, logout, send, sendForMessage })
    return () => call.axios.interceptors.request.eject(interceptor)
  }, [config, logout])
}

/** The app's own keys are lists, the SDK's are addresses. */
const isOurs = (key: unknown) => Array.isArray(key)

/** Signing in or out, here or in another tab: nothing of the other account stays, and the server is asked again. */
function useAccountChange(account: string | undefined, askWhoItIs: () => void) {
  const { mutate } = useSWRConfig()
  const known = useRef(account)
  const ask = useRef(askWhoItIs)
  ask.current = askWhoItIs
  useEffect(() => {
    if (known.current === account) return
    known.current = account
    const forget = (which: (key: unknown) => boolean, revalidate: boolean) =>
      mutate(which, undefined, { revalidate })
    // Asked for anew: a request that a screen made a moment ago, for the account before, would count as the next
    // screen's as well (SWR's deduping), and its answer be dropped.
    const ours = forget(isOurs, account !== undefined)
    const others = forget((key) => !isOurs(key), false)
    void Promise.all([ours, others]).then(() => ask.current())
  }, [account, mutate])
}

function Bridge({ account }: { account: string | undefined }) {
  const { currentUser, isLoading, error, logout, getUserCookie, updateCurrentUser } = useFrappeAuth()
  useConnection(logout)
  useAccountChange(account, () => {
    if (!boot.token_mode) getUserCookie()
    if (mayBeSignedIn()) void updateCurrentUser()
  })

  useEffect(() => {
    setAuthStatus(isLoading ? 'unknown' : currentUser ? 'logged-in' : 'logged-out')
  }, [isLoading, currentUser])

  useEffect(() => {
    if (!error || !readSession()) return
    const failure = expireSessionBy(toBackendError(error))
    // Without an answer one is logged out all the same (spec section 4); the next start may find the session alive.
    if (readSession()) toast.error(sentenceOf(failure, __('There was an error. Please try again.')))
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
      <Bridge account={session?.user.username} />
      <CompanyReviews account={session?.user.username} />
    </FrappeProvider>
  )
}
