import { FrappeContext } from 'frappe-react-sdk'
import { useContext, useEffect, useLayoutEffect } from 'react'
import { credentialsFor } from '@/lib/backend/backend'
import { connectGateway } from '@/lib/backend/gateway'
import { NOT_OUR_SERVER } from '@/lib/backend/sdk-error'
import { send } from '@/lib/backend/send'

/**
 * What the SDK sends carries the account's headers, and what it takes for an answer is the server's: the login page
 * of a public Wi-Fi is none, nor is half an answer. Before the SDK asks for anything, so before its own hooks.
 */
export function useInterceptors() {
  const axios = useContext(FrappeContext)?.call.axios
  useLayoutEffect(() => {
    if (!axios) return
    const { request: requests, response: answers } = axios.interceptors
    // They stay when another client takes this one's place, as for a socket: the SDK logs out by its first one.
    requests.use((request) => {
      for (const [name, value] of Object.entries(credentialsFor(request.url ?? ''))) {
        request.headers.set(name, value)
      }
      return request
    })
    answers.use((answer) => {
      if (typeof answer.data === 'object' && answer.data !== null) return answer
      throw { response: { status: 0, statusText: '', data: { exc_type: NOT_OUR_SERVER } } }
    })
  }, [axios])
}

/** Hands the SDK's client to lib/gateway, where the app finds it. */
export function useConnection(logout: () => Promise<void>) {
  const config = useContext(FrappeContext)
  useEffect(() => {
    if (config) connectGateway({ call: config.call, file: config.file, logout, send })
  }, [config, logout])
}
