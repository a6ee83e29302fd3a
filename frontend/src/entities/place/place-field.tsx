import type { Ref } from 'react'
import { __ } from '@/lib/i18n/translate'
import { patterns } from '@/lib/rules'
import { useSettled } from '@/lib/use-settled'
import { ComboField } from '@/ui/combo-field'
import { rememberName, usePlaceName, usePlaces } from './hooks'

const REST_MS = 300

type PlaceFieldProps = {
  /** A pincode, or the text of a place whose pincode is not known yet. */
  value: string
  onChange: (value: string) => void
  error?: string
  inputRef?: Ref<HTMLInputElement>
}

/** Accepts a pincode, or the name of a place, which it converts to a pincode. */
export function PlaceField({ value, onChange, error, inputRef }: PlaceFieldProps) {
  const isPincode = patterns.pincode.test(value)
  const asked = useSettled(value, REST_MS)
  const places = usePlaces(patterns.pincode.test(asked) ? '' : asked)
  const name = usePlaceName(value)

  function choose(label: string) {
    const place = places.find((each) => each.label === label)
    if (!place) return
    rememberName(place)
    onChange(place.pincode)
  }

  return (
    <ComboField
      label={__('Pincode or place')}
      placeholder={__('411001, Kothrud, ...')}
      ref={inputRef}
      helper={isPincode && name !== value ? name : undefined}
      error={error}
      value={value}
      onChange={onChange}
      isNarrowed
      options={isPincode ? [] : places.map(({ label }) => label)}
      onChoose={choose}
    />
  )
}
