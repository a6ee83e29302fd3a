import { useEffect, useState } from 'react'
import { type Agreement, giveConsents } from '@/entities/consent/calls'
import { hearOfMissing, missingOf, reloadConsents, useConsents } from '@/entities/consent/hooks'
import { sentenceOf } from '@/lib/backend/errors'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { type PushState, readPushState, turnPushOff, turnPushOn } from './push'

/** Whether this device is told; undefined until that is known. Before it is, the account agrees to the notice. */
export function usePush() {
  const [state, setState] = useState<PushState>()
  const [isAsked, setAsked] = useState(false)
  const { data: consents } = useConsents(state !== undefined && state !== 'unsupported')
  const isTakenBack = consents?.push.state === 'withdrawn'
  const isMissing = missingOf(consents, ['push']).length > 0

  useEffect(() => {
    readPushState().then(setState, console.warn)
  }, [])
  useEffect(() => {
    // Taken back on another device: the server has forgotten this one.
    if (isTakenBack && state === 'on') turnPushOff().then(setState, console.warn)
  }, [isTakenBack, state])

  const { isRunning, run } = useSingleFlight(async (isOn: boolean, agreement?: Agreement) => {
    try {
      setState(await (isOn ? turnPushOn(async () => agreement && giveConsents(agreement)) : turnPushOff()))
      if (agreement) await reloadConsents()
      setAsked(false)
    } catch (failure) {
      // The tap came before it was known.
      if (hearOfMissing(failure)) return setAsked(true)
      toast.error(sentenceOf(failure, __('Your browser could not do this. Please try again later.')))
    }
  })

  return {
    state,
    isRunning,
    turn: (isOn: boolean) => (isOn && isMissing ? setAsked(true) : run(isOn)),
    /** The notice is being shown, and waits for an answer. */
    isAsked,
    contact: consents?.contact,
    agree: (agreement: Agreement) => run(true, agreement),
    close: () => setAsked(false),
  }
}

export type Push = ReturnType<typeof usePush>
