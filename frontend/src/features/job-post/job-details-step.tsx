import { useWatch } from 'react-hook-form'
import { cityNeeded } from '@/entities/company/calls'
import { __ } from '@/lib/i18n/translate'
import { options } from '@/lib/rules'
import { Checkbox } from '@/ui/checkbox'
import { Grid } from '@/ui/layout'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { NumberField, PincodeField } from '@/ui/tidy-field'
import { optionLabel, sampleOptions } from './fields'
import type { LiveForm } from './live-form'
import type { MarkedForm } from './marks'
import { PayFields } from './pay-fields'
import type { JobPlace } from './use-job-place'

export type StepProps = {
  form: MarkedForm
  /** Set if the job can be published. */
  live?: LiveForm
}

function SalaryFields({ form: { field } }: StepProps) {
  const box = { prefix: '₹', autoComplete: 'off', helper: __('Rupees per month') }
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
      <NumberField {...field('pay_min')} {...box} />
      <NumberField {...field('pay_max')} {...box} />
    </Grid>
  )
}

function DateFields({ form: { field } }: StepProps) {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
      <TextField {...field('application_start_date')} type="date" />
      <TextField {...field('application_end_date')} type="date" />
    </Grid>
  )
}

function pincodeHelper({ isLoading, place, asksForCity }: JobPlace): string {
  if (isLoading) return __('Finding the place...')
  return place ?? (asksForCity ? cityNeeded() : __('Searchers find the job by it.'))
}

function PincodeFields({ form, place }: Pick<StepProps, 'form'> & { place: JobPlace }) {
  const { onChange, ...field } = form.field('pincode')
  return (
    <>
      <PincodeField
        {...field}
        error={place.problem ?? field.error}
        helper={pincodeHelper(place)}
        onChange={(event) => {
          place.lookUp(event.target.value)
          return onChange(event)
        }}
      />
      {place.asksForCity && <TextField {...form.field('city')} autoComplete="address-level2" />}
    </>
  )
}

function BranchFields({ form: { field, control } }: StepProps) {
  if (!useWatch({ control, name: 'add_branch_detail' })) return null
  return (
    <>
      <TextField {...field('branch_name')} autoComplete="organization" />
      <TextField {...field('address_line1')} autoComplete="address-line1" />
      <TextField {...field('address_line2')} autoComplete="address-line2" />
    </>
  )
}

/** The first step: the work, the pay and the place. */
export function JobDetailsStep({ form, live }: StepProps) {
  const { field } = form
  const categories = options.job_categories.map((value) => ({
    value,
    label: optionLabel('category', value),
  }))
  return (
    <>
      <TextField {...field('title')} autoComplete="organization-title" />
      <SelectField
        {...field('category')}
        // A select shows its value only if the option exists when it mounts.
        key={live?.categories.length}
        options={live?.categories ?? categories}
      />
      {live ? (
        <NumberField {...field('openings')} autoComplete="off" />
      ) : (
        <SelectField {...field('openings')} options={sampleOptions.openings} />
      )}
      <SelectField {...field('job_type')} options={options.job_types} />
      <SelectField {...field('work_location_type')} options={options.work_location_types} />
      {live ? (
        <PayFields form={form} />
      ) : (
        <>
          <SelectField {...field('pay_type')} options={options.pay_types} />
          <SalaryFields form={form} />
        </>
      )}
      <DateFields form={form} />
      {live && <PincodeFields form={form} place={live.place} />}
      <TextField {...field('job_location')} autoComplete="address-level2" />
      <Checkbox {...field('add_branch_detail')} />
      <BranchFields form={form} />
    </>
  )
}
