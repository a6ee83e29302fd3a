import { FrappeContext, FrappeProvider, useFrappeAuth, useSWRConfig } from 'frappe-react-sdk'
import { useContext, useEffect } from 'react'
import { credentialsFor } from '@/lib/backend'
import { boot } from '@/lib/boot'
import { connectGateway, setAuthStatus } from '@/lib/gateway'
import { readSession, useSession } from '@/lib/session'

const DEFAULT_SOCKET_PORT = 9000

/** Hands the SDK's client and its sign-in state to lib/gateway, where the app finds them. */
function Bridge() {
  const config = useContext(FrappeContext)
  const { currentUser, isLoading, logout, getUserCookie } = useFrappeAuth()
  const { mutate } = useSWRConfig()

  useEffect(() => {
    if (!config) return
    const interceptor = config.call.axios.interceptors.request.use((request) => {
      for (const [name, value] of Object.entries(credentialsFor(request.url ?? ''))) {
        request.headers.set(name, value)
      }
      return request
    })
    connectGateway({
      call: config.call,
      file: config.file,
      logout,
      rereadUser: getUserCookie,
      clearCache: () => mutate(() => true, undefined, { revalidate: false }),
    })
    return () => {
      config.call.axios.interceptors.request.eject(interceptor)
      // The SDK leaves the socket of an earlier configuration open.
      config.socket?.disconnect()
    }
  }, [config, logout, getUserCookie, mutate])

  useEffect(() => {
    setAuthStatus(isLoading ? 'unknown' : currentUser ? 'logged-in' : 'logged-out')
  }, [isLoading, currentUser])

  return null
}

/** In token mode the configured token counts, else that of the session; the cookie is ignored. */
function tokenParams() {
  const mode = boot.token_mode
  if (!mode) return undefined
  return { useToken: true, type: mode.type, token: () => mode.token ?? readSession()?.token ?? '' }
}

const token = tokenParams()

export default function FrappeGateway() {
  const session = useSession()
  const hasSocket = boot.socketio_port != null
  return (
    <FrappeProvider
      tokenParams={token}
      siteName={boot.site_name}
      socketPort={String(boot.socketio_port ?? DEFAULT_SOCKET_PORT)}
      // A guest has nothing to listen to, and the server would turn the socket away again and again.
      enableSocket={hasSocket && session !== null}
    >
      <Bridge />
    </FrappeProvider>
  )
}
