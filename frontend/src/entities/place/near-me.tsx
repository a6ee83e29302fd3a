import { useRef } from 'react'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icons'
import type { Place } from './calls'
import { rememberName } from './hooks'

/** The default distance around the phone. */
export const NEAR_KM = '10'

/** Asks for the phone's position, but only when `run` is called. `onFailure` gets the message. */
export function useNearMe(onPlace: (place: Place) => void, onFailure: (sentence: string) => void) {
  // The filters may change before the phone answers.
  const latest = useRef(onPlace)
  latest.current = onPlace
  return useSend({
    call: async () => (await import('./position')).placeOfPhone(),
    done: (place) => {
      rememberName(place)
      latest.current(place)
    },
    otherwise: () => __('Your position could not be found. Please enter a pincode or a place.'),
    failed: ({ message }) => {
      onFailure(message)
      return true
    },
  })
}

const CROSSHAIR = 'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM12 3v3M12 18v3M3 12h3M18 12h3M12 12v.01'

/** A button that asks for the phone's position. */
export function NearMeButton({ isRunning, run }: { isRunning: boolean; run: () => void }) {
  return (
    <Button variant="soft" size="sm" alignSelf="flex-start" busy={isRunning} onClick={() => run()}>
      {!isRunning && <Icon small shape={CROSSHAIR} />}
      <span>{__('Near me')}</span>
    </Button>
  )
}
