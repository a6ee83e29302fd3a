import { useEffect, useState } from 'react'
import { limits } from '@/lib/rules'
import { subscribeToasts, takeToasts } from '@/lib/toast'
import { whenIdle } from '@/lib/when-idle'
import { Card } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'

/** Shows toasts when the toast library fails to load, such as without a network. */
function PlainToasts() {
  const [words, setWords] = useState('')

  useEffect(
    () =>
      subscribeToasts(() =>
        setWords(
          takeToasts()
            .map(({ message }) => message)
            .join(' '),
        ),
      ),
    [],
  )
  useEffect(() => {
    if (!words) return
    const timer = setTimeout(() => setWords(''), limits.toast_long_ms)
    return () => clearTimeout(timer)
  }, [words])

  return (
    <div role="alert">
      {words && (
        <Card position="fixed" insetInline="4" top="4" zIndex="overlay" boxShadow="raised">
          {words}
        </Card>
      )}
    </div>
  )
}

const ToastContainer = lazyPart(() => import('./toast-container'), { otherwise: PlainToasts })

/** Loads the toast library for the first toast, or in idle time, so that toasts work after the network is lost. */
export function Toaster() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => subscribeToasts(() => setWanted(true)), [])
  useEffect(() => whenIdle(() => setWanted(true)), [])
  return isWanted && <ToastContainer />
}
