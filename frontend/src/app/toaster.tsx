import { lazy, Suspense, useEffect, useState } from 'react'
import { subscribeToasts } from '@/lib/toast'

const ToastContainer = lazy(() => import('./toast-container'))

/** Loads the toast library when there is something to say. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => subscribeToasts(() => setNeeded(true)), [])
  return <Suspense>{isNeeded && <ToastContainer />}</Suspense>
}
