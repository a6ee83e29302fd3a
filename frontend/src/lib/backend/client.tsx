import { type FrappeConfig, FrappeContext, FrappeProvider } from 'frappe-react-sdk'
import { useContext, useLayoutEffect } from 'react'
import type { Root } from 'react-dom/client'
import {
  changeKeys,
  expireSession,
  hasAnotherTabSignedIn,
  type Session,
  userInCookie,
} from '@/lib/backend/session'
import { boot, setCsrfToken } from '@/lib/boot'
import { fetchBoot } from './boot-of-session'
import { BackendError, isAnswerLost, notAuthenticated, sessionExpired } from './errors'
import { NOT_OUR_SERVER, toBackendError } from './sdk-error'
import { readSession, subscribeSession } from './session'

type Call = { method: string; asGuest: boolean; isRepeatable?: boolean }

const WHO_IS_IT = 'frappe.auth.get_logged_user'
const OWN_SESSION = 'job_portal.api.get_session'

export type Client = Pick<FrappeConfig, 'call' | 'file' | 'auth'> & { send: typeof send }

const client = {} as Client

/** Methods called with the account's keys. The SDK's calls take no headers, so requests are matched by name. */
const methodsForAccount = new Set<string>()

/** The account's headers. Guest calls carry none: Frappe refuses a stale key even where no session is needed. */
function credentialsFor(url: string): Record<string, string> {
  const session = readSession()
  if (!session || !methodsForAccount.has(url.split('/api/method/')[1] ?? '')) return {}
  return {
    Authorization: `token ${session.token}`,
    'X-Api-Key': session.api_key,
    'X-Api-Secret': session.api_secret,
  }
}

/** Fetches the session's CSRF token. Returns false when there is none or it has not changed. */
async function refreshCsrfToken(): Promise<boolean> {
  const { csrf_token: token } = await fetchBoot().catch(() => ({ csrf_token: '' }))
  if (!token || token === window.csrf_token) return false
  setCsrfToken(token)
  return true
}

/**
 * Fetches the account's keys by the cookie, which signs in. Returns false when the cookie belongs to nobody or to
 * another account, or when its keys are the refused ones. Rejects with a BackendError when the server gives no answer.
 */
async function renewKeys(refused: string | undefined): Promise<boolean> {
  if (boot.token_mode || !userInCookie() || hasAnotherTabSignedIn()) return false
  // A concurrent call may have renewed them.
  if (readSession()?.token !== refused) return true
  const keys = await send({ method: OWN_SESSION, asGuest: true }, async () => {
    const { message } = await client.call.post<{ message: Session }>(OWN_SESSION)
    const { token, api_key, api_secret } = message
    return { token, api_key, api_secret }
  }).catch((error: BackendError) => {
    if ([401, 403].includes(error.httpStatus)) return undefined
    throw error
  })
  if (!keys || keys.token === refused) return false
  changeKeys(keys)
  return true
}

/** Whether the server no longer knows the session or its keys. False when the account merely lacks permission. */
function meansExpired({ method, asGuest }: Call, { httpStatus, body }: BackendError): boolean {
  if (asGuest && method !== WHO_IS_IT) return false
  if (httpStatus === 401) return true
  const { session_expired } = (body ?? {}) as { session_expired?: number }
  // The server removes a dead session's cookie in the same answer.
  return httpStatus === 403 && (session_expired === 1 || (!boot.token_mode && !userInCookie()))
}

type Explain = (refusal: BackendError) => Promise<BackendError>

let explain: Explain = async (refusal) => refusal

/** Passes each 403 of an account's call through `explaining`, which gives the failure to throw. */
export function explainRefusals(explaining: Explain): void {
  explain = explaining
}

/** Drops a session that the server has ended. Returns the failure with a message that says so. */
function expire({ httpStatus, httpStatusText, exception, body }: BackendError): BackendError {
  expireSession()
  return new BackendError(sessionExpired(), httpStatus, httpStatusText, exception, body)
}

/**
 * Sends a request of the SDK. When another tab has signed in or out, this tab's CSRF token is stale, and stored keys
 * may be: the request is repeated once with new ones. Frappe checks both before it runs the method, so nothing runs
 * twice. A repeatable call is also repeated once if its answer was lost. Rejects with a BackendError.
 */
async function send<Answer>(call: Call, request: () => Promise<Answer>, isSecond = false): Promise<Answer> {
  const { method, asGuest, isRepeatable } = call
  if (!asGuest) methodsForAccount.add(method)
  const token = readSession()?.token
  try {
    return await request()
  } catch (failure) {
    const error = toBackendError(failure, !asGuest)
    const isKeyRefused = !asGuest && error.httpStatus === 401
    const isRepeated =
      !isSecond &&
      ((isRepeatable && isAnswerLost(error)) ||
        (error.exception === 'CSRFTokenError' && (await refreshCsrfToken())) ||
        (isKeyRefused && (await renewKeys(token))))
    if (!isRepeated) {
      if (meansExpired(call, error)) throw expire(error)
      throw error.httpStatus === 403 && !asGuest && method !== OWN_SESSION ? await explain(error) : error
    }
  }
  // A request for one account must not be sent in the name of another.
  if (!asGuest && hasAnotherTabSignedIn()) throw notAuthenticated()
  return send(call, request, true)
}

/** Adds the account's headers. Accepts only JSON: a public Wi-Fi may answer with its HTML login page. */
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

/** Calls `greeting` with each account's socket, and the function that it returns when the account leaves. */
export function greetSockets(greeting: Greet): void {
  greet = greeting
  render()
}

/** Passes on the config that the SDK's provider creates. */
function Connection({ onReady }: { onReady: (config: FrappeConfig) => void }) {
  const config = useContext(FrappeContext)
  useLayoutEffect(() => {
    if (!config) return
    intercept(config.call.axios)
    onReady(config)
    const { socket } = config
    if (!(socket && greet)) return
    // The SDK connects its first socket. The socket of a later account starts closed. Connecting twice would join twice.
    if (!socket.active) socket.connect()
    const leave = greet(socket)
    return () => {
      leave()
      // The SDK leaves the socket open, and the server has tied it to this account.
      socket.disconnect()
    }
  }, [config, onReady])
  return null
}

const tokenParams = boot.token_mode
  ? { useToken: true, type: boot.token_mode.type, token: () => readSession()?.token ?? '' }
  : undefined

/**
 * Renders the SDK's provider beside the page. The provider creates the client; the app uses no hook of the SDK. A
 * guest gets no socket, because the server would refuse it again and again. The socket connects only once somebody
 * listens, because earlier events would be lost. A new token needs a new provider, because a socket sends its headers
 * only once.
 */
export function connect(root: Root): Promise<Client> {
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
