import { useEffect, useState } from 'react'
import { type Agreement, giveConsents } from '@/entities/consent/calls'
import { hearOfMissing, missingOf, reloadConsents, useConsents } from '@/entities/consent/hooks'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { type PushState, readPushState, turnPushOff, turnPushOn } from './push-subscription'

/** Whether this device gets push messages; undefined until known. Turning them on first asks for consent. */
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
    // The consent was withdrawn on another device, so the server has removed this one.
    if (isTakenBack && state === 'on') turnPushOff().then(setState, console.warn)
  }, [isTakenBack, state])

  const { isRunning, run } = useSend({
    call: ({ isOn, agreement }: { isOn: boolean; agreement?: Agreement }) =>
      isOn ? turnPushOn(async () => agreement && giveConsents(agreement)) : turnPushOff(),
    done: async (next, { agreement }) => {
      setState(next)
      if (agreement) await reloadConsents()
      setAsked(false)
    },
    otherwise: () => __('Your browser could not do this. Please try again later.'),
    failed: ({ thrown }) => {
      // The tap came before the consents were loaded.
      const isMissing = hearOfMissing(thrown)
      if (isMissing) setAsked(true)
      return isMissing
    },
  })

  return {
    state,
    isRunning,
    turn: (isOn: boolean) => (isOn && isMissing ? setAsked(true) : run({ isOn })),
    /** The notice is shown and waits for an answer. */
    isAsked,
    contact: consents?.contact,
    agree: (agreement: Agreement) => run({ isOn: true, agreement }),
    close: () => setAsked(false),
  }
}

export type Push = ReturnType<typeof usePush>
