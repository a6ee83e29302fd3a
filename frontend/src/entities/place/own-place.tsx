import * as searcherRules from '@rules/searcher.json'
import { useState } from 'react'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { patterns } from '@/lib/rules'
import { Button } from '@/ui/button'
import { Stack } from '@/ui/layout'
import { Next } from '@/ui/question-card'
import { PincodeField } from '@/ui/tidy-field'
import { placeOfPhone } from './position'

type OwnPlaceProps = {
  pincode: string | null
  label: string
  helper: string
  isRunning: boolean
  onPlace: (pincode: string) => void
}

/** Asks for a person's place: the phone's position, with a tap, or a typed pincode. */
export function OwnPlace({ pincode: stored, label, helper, isRunning, onPlace }: OwnPlaceProps) {
  const [pincode, setPincode] = useState(stored ?? '')
  const [error, setError] = useState<string>()
  const finding = useSend({
    call: placeOfPhone,
    done: ({ pincode: found }) => onPlace(found),
    failed: ({ message }) => {
      setError(message)
      return true
    },
  })
  return (
    <Stack>
      <Button variant="soft" busy={finding.isRunning} onClick={() => finding.run()}>
        {__('Near me')}
      </Button>
      <PincodeField
        label={label}
        defaultValue={pincode}
        helper={helper}
        error={error}
        onChange={(event) => {
          setError(undefined)
          setPincode(event.target.value)
        }}
      />
      <Next
        isRunning={isRunning}
        onClick={() =>
          patterns.pincode.test(pincode) ? onPlace(pincode) : setError(__(searcherRules.pincode.invalid))
        }
      />
    </Stack>
  )
}
