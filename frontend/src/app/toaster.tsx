import { useEffect, useState } from 'react'
import { subscribeToasts } from '@/lib/toast'
import { PlainToasts } from './plain-toasts'
import { useLate } from './use-late'
import { whenIdle } from './when-idle'

const loadContainer = () => import('./toast-container')

/** Loads the toast library when there is something to say, or time to: a lost network is said in a toast too. */
export function Toaster() {
  const [isWanted, setWanted] = useState(false)
  const ToastContainer = useLate(loadContainer, isWanted, PlainToasts)
  useEffect(() => subscribeToasts(() => setWanted(true)), [])
  useEffect(() => whenIdle(() => setWanted(true)), [])
  return ToastContainer && <ToastContainer />
}
