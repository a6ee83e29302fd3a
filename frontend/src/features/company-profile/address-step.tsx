import companyRules from '@rules/company.json'
import { useEffect } from 'react'
import { Controller } from 'react-hook-form'
import { clearError } from '@/lib/forms/form-fields'
import { __ } from '@/lib/i18n/translate'
import { ComboField } from '@/ui/combo-field'
import { Card, Stack } from '@/ui/layout'
import { TextField } from '@/ui/text-field'
import { PincodeField } from '@/ui/tidy-field'
import { isRequired, useCompanyFields, useCompanyForm } from './company-fields'
import { labels } from './fields'
import type { PincodeLookup } from './use-pincode'

function PincodeOfAddress({ isLoading, problem, lookUp }: PincodeLookup) {
  const { error, onChange, ...field } = useCompanyFields()('pincode')
  return (
    <PincodeField
      {...field}
      error={error ?? problem}
      helper={isLoading ? __('Finding area, city and state...') : __('We find area, city and state for you.')}
      onChange={(event) => {
        lookUp(event.target.value)
        return onChange(event)
      }}
    />
  )
}

function AreaField({ areas }: { areas: string[] }) {
  const form = useCompanyForm()
  return (
    <Controller
      control={form.control}
      name="area"
      render={({ field, fieldState }) => (
        <ComboField
          {...field}
          label={labels.area()}
          required={isRequired('area')}
          error={fieldState.error?.message}
          helper={areas.length > 1 ? __('Choose from the list or type your own.') : undefined}
          options={areas}
          onChange={(area) => {
            field.onChange(area)
            clearError(form, 'area')
          }}
        />
      )}
    />
  )
}

/** The second step: the address. */
export function AddressStep({ lookup }: { lookup: PincodeLookup }) {
  const field = useCompanyFields()
  const { getValues } = useCompanyForm()
  const { areas, complete } = lookup

  // A draft or stored company has a pincode, but not the areas to choose from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step opens
  useEffect(() => complete(getValues('pincode')), [])

  return (
    <Card>
      <Stack gap="5">
        <TextField {...field('address_line1')} autoComplete="address-line1" />
        <TextField {...field('address_line2')} autoComplete="address-line2" />
        <PincodeOfAddress {...lookup} />
        <AreaField areas={areas} />
        <TextField {...field('city')} autoComplete="address-level2" />
        <TextField {...field('state')} autoComplete="address-level1" />
        <TextField label={__('Country')} value={__(companyRules.country.fixed)} readOnly />
        <TextField
          {...field('location_url')}
          inputMode="url"
          placeholder={__('Link to your place on a map')}
        />
      </Stack>
    </Card>
  )
}
