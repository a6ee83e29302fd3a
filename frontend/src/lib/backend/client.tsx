import { type FrappeConfig, FrappeContext, FrappeProvider } from 'frappe-react-sdk'
import { useContext, useLayoutEffect } from 'react'
import type { Root } from 'react-dom/client'
import { expireSession, isAnothersByNow, userInCookie } from '@/lib/backend/session'
import { boot, setCsrfToken } from '@/lib/boot'
import { fetchBoot } from './boot-of-session'
import { BackendError, notAuthenticated, sessionExpired } from './errors'
import { NOT_OUR_SERVER, toBackendError } from './sdk-error'
import { readSession, subscribeSession } from './session'

type Call = { method: string; asGuest: boolean }

const WHO_IS_IT = 'frappe.auth.get_logged_user'

export type Client = Pick<FrappeConfig, 'call' | 'file' | 'auth'> & { send: typeof send }

/** The methods that were called for the account. The SDK's calls take no headers: its requests are matched by name. */
const methodsForAccount = new Set<string>()

/** The account's headers. Calls as a guest carry none: Frappe refuses a stale key even where no session is needed. */
export function credentialsFor(url: string): Record<string, string> {
  const session = readSession()
  if (!session || !methodsForAccount.has(url.split('/api/method/')[1] ?? '')) return {}
  return {
    Authorization: `token ${session.token}`,
    'X-Api-Key': session.api_key,
    'X-Api-Secret': session.api_secret,
  }
}

/** Takes the session's present token from the server. False when it is none or the one in use. */
async function refreshCsrfToken(): Promise<boolean> {
  const { csrf_token: token } = await fetchBoot().catch(() => ({ csrf_token: '' }))
  if (!token || token === window.csrf_token) return false
  setCsrfToken(token)
  return true
}

/** Whether the server does not know the session or its keys any more, rather than the account may not do this. */
function meansExpired({ method, asGuest }: Call, { httpStatus, body }: BackendError): boolean {
  if (asGuest && method !== WHO_IS_IT) return false
  if (httpStatus === 401) return true
  const { session_expired } = (body ?? {}) as { session_expired?: number }
  // With its answer the server removes the cookie of a dead session.
  return httpStatus === 403 && (session_expired === 1 || (!boot.token_mode && !userInCookie()))
}

/** Drops a session that the server has ended. Gives the failure, in words that say so. */
function expire({ httpStatus, httpStatusText, exception, body }: BackendError): BackendError {
  expireSession()
  return new BackendError(sessionExpired(), httpStatus, httpStatusText, exception, body)
}

/**
 * Sends a request of the SDK. A sign-in or sign-out in another tab makes this tab's CSRF token stale: then it takes the
 * new one and sends once more. Frappe refuses a stale token before it runs the method, so nothing is done twice. No
 * other failure is followed by a second request. Rejects with a BackendError.
 */
async function send<Answer>(call: Call, request: () => Promise<Answer>, isSecond = false): Promise<Answer> {
  const { method, asGuest } = call
  if (!asGuest) methodsForAccount.add(method)
  try {
    return await request()
  } catch (failure) {
    const error = toBackendError(failure, !asGuest)
    const isStale = error.exception === 'CSRFTokenError' && !isSecond && (await refreshCsrfToken())
    if (!isStale) throw meansExpired(call, error) ? expire(error) : error
  }
  // What is for one account is not sent in the name of another.
  if (!asGuest && isAnothersByNow()) throw notAuthenticated()
  return send(call, request, true)
}

/** Adds the account's headers, and takes nothing but JSON for an answer: a public Wi-Fi answers with its login page. */
function intercept({ interceptors }: FrappeConfig['call']['axios']): void {
  interceptors.request.use((request) => {
    for (const [name, value] of Object.entries(credentialsFor(request.url ?? '')))
      request.headers.set(name, value)
    return request
  })
  interceptors.response.use((answer) => {
    if (typeof answer.data === 'object' && answer.data !== null) return answer
    throw { response: { status: 0, statusText: '', data: { exc_type: NOT_OUR_SERVER } } }
  })
}

type Socket = NonNullable<FrappeConfig['socket']>

type Greet = (socket: Socket) => () => void

let greet: Greet | undefined
let render = () => {}

/** Has the socket of each account that signs in greeted; what this gives is called when one leaves. */
export function greetSockets(greeting: Greet): void {
  greet = greeting
  render()
}

/** Hands on what the SDK's provider has made. */
function Connection({ onReady }: { onReady: (config: FrappeConfig) => void }) {
  const config = useContext(FrappeContext)
  useLayoutEffect(() => {
    if (!config) return
    intercept(config.call.axios)
    onReady(config)
    const { socket } = config
    if (!(socket && greet)) return
    // The SDK has connected its first one. After another account's it is closed. A second call would join twice.
    if (!socket.active) socket.connect()
    const leave = greet(socket)
    return () => {
      leave()
      // The SDK leaves it open, and the server has tied it to this account.
      socket.disconnect()
    }
  }, [config, onReady])
  return null
}

const tokenParams = boot.token_mode
  ? { useToken: true, type: boot.token_mode.type, token: () => readSession()?.token ?? '' }
  : undefined

/**
 * Renders the SDK's provider, which makes its client, beside the page: the app needs that client and none of the SDK's
 * hooks. A guest gets no socket, since the server would turn it away again and again. Nobody gets one before somebody
 * listens, since what it hears until then would be lost. Another token makes another provider, since a socket sends its
 * headers once only.
 */
export function connect(root: Root): Promise<Client> {
  const client = {} as Client
  return new Promise((resolve) => {
    const onReady = ({ call, file, auth }: FrappeConfig) =>
      resolve(Object.assign(client, { call, file, auth, send }))
    render = () => {
      const session = readSession()
      root.render(
        <FrappeProvider
          key={session?.token}
          tokenParams={tokenParams}
          siteName={boot.site_name}
          socketPort={String(boot.socketio_port ?? '')}
          enableSocket={Boolean(greet && session && boot.socketio_port)}
        >
          <Connection onReady={onReady} />
        </FrappeProvider>,
      )
    }
    render()
    subscribeSession(render)
  })
}
