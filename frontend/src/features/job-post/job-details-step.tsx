import { useWatch } from 'react-hook-form'
import { cityNeeded } from '@/entities/company/calls'
import { onlyDigits } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { limits, options } from '@/lib/rules'
import { Checkbox } from '@/ui/checkbox'
import { Grid } from '@/ui/layout'
import { NumberField } from '@/ui/number-field'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { TidyField } from '@/ui/tidy-field'
import { labels, optionLabel, sampleOptions } from './labels'
import type { LiveForm } from './live-form'
import type { MarkedForm } from './marks'
import { PayFields } from './pay-fields'
import type { JobPlace } from './use-job-place'

export type StepProps = {
  form: MarkedForm
  /** Where a job is really published. */
  live?: LiveForm
}

function SalaryFields({ form: { register } }: StepProps) {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
      <NumberField
        label={labels.minSalary()}
        prefix="₹"
        autoComplete="off"
        helper={__('Rupees per month')}
        {...register('minSalary')}
      />
      <NumberField
        label={labels.maxSalary()}
        prefix="₹"
        autoComplete="off"
        helper={__('Rupees per month')}
        {...register('maxSalary')}
      />
    </Grid>
  )
}

function DateFields({ form: { register } }: StepProps) {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
      <TextField type="date" label={labels.applicationStartDate()} {...register('applicationStartDate')} />
      <TextField type="date" label={labels.applicationEndDate()} {...register('applicationEndDate')} />
    </Grid>
  )
}

function pincodeHelper({ isLoading, place, asksForCity }: JobPlace): string {
  if (isLoading) return __('Finding the place...')
  return place ?? (asksForCity ? cityNeeded() : __('Searchers find the job by it.'))
}

function PincodeFields({ form, place }: Pick<StepProps, 'form'> & { place: JobPlace }) {
  const { onChange, ...field } = form.register('pincode')
  return (
    <>
      <TidyField
        {...field}
        label={labels.pincode()}
        tidy={onlyDigits}
        characters={limits.pincode_digits}
        error={place.problem ?? field.error}
        helper={pincodeHelper(place)}
        inputMode="numeric"
        autoComplete="postal-code"
        onChange={(event) => {
          place.lookUp(event.target.value)
          return onChange(event)
        }}
      />
      {place.asksForCity && (
        <TextField label={labels.city()} autoComplete="address-level2" {...form.register('city')} />
      )}
    </>
  )
}

function BranchFields({ form: { register, control } }: StepProps) {
  if (!useWatch({ control, name: 'addBranchDetail' })) return null
  return (
    <>
      <TextField label={labels.branchName()} autoComplete="organization" {...register('branchName')} />
      <TextField label={labels.addressLine1()} autoComplete="address-line1" {...register('addressLine1')} />
      <TextField label={labels.addressLine2()} autoComplete="address-line2" {...register('addressLine2')} />
    </>
  )
}

/** The first step: what the job is, what it pays and where it is. */
export function JobDetailsStep({ form, live }: StepProps) {
  const { register } = form
  const categories = options.job_categories.map((value) => ({
    value,
    label: optionLabel('jobCategory', value),
  }))
  return (
    <>
      <TextField label={labels.jobTitle()} autoComplete="organization-title" {...register('jobTitle')} />
      <SelectField
        // A select shows its value only among the options that it has when they come.
        key={live?.categories.length}
        label={labels.jobCategory()}
        options={live?.categories ?? categories}
        {...register('jobCategory')}
      />
      {live ? (
        <NumberField label={labels.numberOfOpenings()} autoComplete="off" {...register('numberOfOpenings')} />
      ) : (
        <SelectField
          label={labels.numberOfOpenings()}
          options={sampleOptions.openings}
          {...register('numberOfOpenings')}
        />
      )}
      <SelectField label={labels.jobType()} options={options.job_types} {...register('jobType')} />
      <SelectField
        label={labels.workLocationType()}
        options={options.work_location_types}
        {...register('workLocationType')}
      />
      {live ? (
        <PayFields form={form} />
      ) : (
        <>
          <SelectField label={labels.payType()} options={options.pay_types} {...register('payType')} />
          <SalaryFields form={form} />
        </>
      )}
      <DateFields form={form} />
      {live && <PincodeFields form={form} place={live.place} />}
      <TextField label={labels.jobLocation()} autoComplete="address-level2" {...register('jobLocation')} />
      <Checkbox label={labels.addBranchDetail()} {...register('addBranchDetail')} />
      <BranchFields form={form} />
    </>
  )
}
