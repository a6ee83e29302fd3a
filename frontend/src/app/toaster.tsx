import { useEffect, useState } from 'react'
import { subscribeToasts } from '@/lib/toast'
import { whenIdle } from '@/lib/when-idle'
import { PlainToasts } from './plain-toasts'
import { useLate } from './use-late'

const loadContainer = () => import('./toast-container')

/** Loads the toast library for the first toast, or in idle time, so that toasts work after the network is lost. */
export function Toaster() {
  const [isWanted, setWanted] = useState(false)
  const ToastContainer = useLate(loadContainer, isWanted, PlainToasts)
  useEffect(() => subscribeToasts(() => setWanted(true)), [])
  useEffect(() => whenIdle(() => setWanted(true)), [])
  return ToastContainer && <ToastContainer />
}
