import { useEffect, useState } from 'react'
import { subscribeToasts } from '@/lib/toast'
import { whenIdle } from '@/lib/when-idle'
import { latePart } from '@/ui/late-part'
import { PlainToasts } from './plain-toasts'

const ToastContainer = latePart(() => import('./toast-container'), { otherwise: PlainToasts })

/** Loads the toast library for the first toast, or in idle time, so that toasts work after the network is lost. */
export function Toaster() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => subscribeToasts(() => setWanted(true)), [])
  useEffect(() => whenIdle(() => setWanted(true)), [])
  return isWanted && <ToastContainer />
}
