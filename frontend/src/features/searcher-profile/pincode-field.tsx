import type { ComponentProps } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { findLocation } from '@/entities/company/calls'
import { useRecord } from '@/lib/backend/reading'
import { joinAddress, onlyDigits } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { limits, patterns } from '@/lib/rules'
import { TidyField } from '@/ui/tidy-field'
import type { SearcherValues } from './fields'

type PincodeFieldProps = Omit<ComponentProps<typeof TidyField>, 'tidy' | 'characters'> & {
  control: Control<SearcherValues>
}

/** The pincode, and the place that it is in. The server takes the place from the pincode. */
export function PincodeField({ control, error, ...field }: PincodeFieldProps) {
  const pincode = useWatch({ control, name: 'pincode' })
  const { data: location } = useRecord(patterns.pincode.test(pincode) ? ['place', pincode] : null, () =>
    findLocation(pincode),
  )
  const place =
    location && 'place' in location ? joinAddress([location.place.city, location.place.state]) : ''
  const problem = location && 'problem' in location ? location.problem : undefined
  return (
    <TidyField
      {...field}
      tidy={onlyDigits}
      characters={limits.pincode_digits}
      inputMode="numeric"
      autoComplete="postal-code"
      error={error ?? problem}
      helper={place || __('Jobs near it come first.')}
    />
  )
}
