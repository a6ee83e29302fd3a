import { type UseFormReturn, useWatch } from 'react-hook-form'
import { __ } from '@/lib/i18n/translate'
import { options } from '@/lib/rules'
import { Checkbox } from '@/ui/checkbox'
import { Grid } from '@/ui/layout'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import type { JobDraft } from './job-draft'
import { labels, optionLabel } from './labels'

export type StepProps = { form: UseFormReturn<JobDraft> }

function SalaryFields({ form: { register } }: StepProps) {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
      <TextField
        label={labels.minSalary()}
        prefix="₹"
        inputMode="numeric"
        autoComplete="off"
        helper={__('Rupees per month')}
        {...register('minSalary')}
      />
      <TextField
        label={labels.maxSalary()}
        prefix="₹"
        inputMode="numeric"
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
export function JobDetailsStep({ form }: StepProps) {
  const { register } = form
  const categories = options.job_categories.map((value) => ({
    value,
    label: optionLabel('jobCategory', value),
  }))
  return (
    <>
      <TextField label={labels.jobTitle()} autoComplete="organization-title" {...register('jobTitle')} />
      <SelectField label={labels.jobCategory()} options={categories} {...register('jobCategory')} />
      <SelectField
        label={labels.numberOfOpenings()}
        options={options.openings}
        {...register('numberOfOpenings')}
      />
      <SelectField label={labels.jobType()} options={options.job_types} {...register('jobType')} />
      <SelectField
        label={labels.workLocationType()}
        options={options.work_location_types}
        {...register('workLocationType')}
      />
      <SelectField label={labels.payType()} options={options.pay_types} {...register('payType')} />
      <SalaryFields form={form} />
      <DateFields form={form} />
      <TextField label={labels.jobLocation()} autoComplete="address-level2" {...register('jobLocation')} />
      <Checkbox label={labels.addBranchDetail()} {...register('addBranchDetail')} />
      <BranchFields form={form} />
    </>
  )
}
