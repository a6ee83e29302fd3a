import { useEffect, useState } from 'react'
import { sentenceOf } from '@/lib/backend/errors'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'
import { type PushState, readPushState, turnPushOff, turnPushOn } from '@/lib/push'
import { toast } from '@/lib/toast'

/** Whether this device is told; undefined until that is known. */
export function usePush() {
  const [state, setState] = useState<PushState>()
  useEffect(() => {
    readPushState().then(setState, console.warn)
  }, [])
  const { isRunning, run } = useSingleFlight(async (isOn: boolean) => {
    try {
      setState(await (isOn ? turnPushOn() : turnPushOff()))
    } catch (failure) {
      toast.error(sentenceOf(failure, __('Your browser could not do this. Please try again later.')))
    }
  })
  return { state, isRunning, turn: run }
}
