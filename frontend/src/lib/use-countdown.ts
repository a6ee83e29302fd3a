import { useEffect, useState } from 'react'

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** The whole seconds left until a moment in epoch milliseconds, down to 0. */
export function useCountdown(moment: number): number {
  const [left, setLeft] = useState(() => secondsUntil(moment))
  useEffect(() => {
    setLeft(secondsUntil(moment))
    const timer = setInterval(() => {
      const seconds = secondsUntil(moment)
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [moment])
  return left
}
