import type { ComponentProps } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { cityNeeded, findLocation } from '@/entities/company/calls'
import { useRecord } from '@/lib/backend/reading'
import { joinAddress } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { patterns } from '@/lib/rules'
import { TextField } from '@/ui/text-field'
import { PincodeField } from '@/ui/tidy-field'
import type { SearcherValues } from './fields'

type PincodeFieldsProps = {
  form: UseFormReturn<SearcherValues>
  pincode: ComponentProps<typeof PincodeField>
  city: ComponentProps<typeof TextField>
}

/** The pincode and its place. The person can type a city if the directory has none. */
export function PincodeFields({ form, pincode: field, city }: PincodeFieldsProps) {
  const pincode = useWatch({ control: form.control, name: 'pincode' })
  const { data: location } = useRecord(patterns.pincode.test(pincode) ? ['location', pincode] : null, () =>
    findLocation(pincode),
  )
  const found = location && 'place' in location && location.place.city ? location.place : undefined
  const problem = location && 'problem' in location && !location.isUnknown ? location.problem : undefined
  const asksForCity = location !== undefined && !found
  const nothingFound = asksForCity ? cityNeeded() : __('Jobs near it come first.')
  const helper = found ? joinAddress([found.city, found.state]) : nothingFound
  return (
    <>
      <PincodeField
        {...field}
        error={field.error ?? problem}
        helper={helper}
        onChange={(event) => {
          // The city belongs to the previous pincode.
          if (event.target.value !== pincode) form.setValue('city', '')
          return field.onChange?.(event)
        }}
      />
      {asksForCity && <TextField {...city} autoComplete="address-level2" />}
    </>
  )
}
