import { useForm } from 'react-hook-form'
import type { JobFilters } from '@/entities/job/filters'
import { useCategories } from '@/entities/job/hooks'
import { onlyDigits, rupees } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { limits, options, patterns } from '@/lib/rules'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { Row } from '@/ui/layout'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'

const DISTANCES = ['2', '5', '10', '25', '50', '100']
const SALARIES = ['10000', '15000', '20000', '30000', '50000']

const empty = {
  category: '',
  pincode: '',
  radius_km: '',
  job_type: '',
  work_location_type: '',
  min_salary: '',
  experience: '',
  education: '',
  order: '',
}

const orders = () => [
  { value: 'oldest', label: __('Oldest first') },
  { value: 'nearest', label: __('Nearest first') },
  { value: 'salary', label: __('Highest salary first') },
]

/** What the drawer of the jobs list narrows it by. */
export function JobFilterForm({
  filters,
  onApply,
}: {
  filters: JobFilters
  onApply: (filters: JobFilters) => void
}) {
  const { data: categories = [] } = useCategories()
  const form = useForm({ defaultValues: { ...empty, ...filters } })
  const { register, formState } = form

  const apply = form.handleSubmit((chosen) => {
    const { company, city, state } = filters
    const isNearSomewhere = chosen.pincode !== ''
    const place = isNearSomewhere ? { city: '', state: '' } : { city, state, radius_km: '' }
    onApply({ ...chosen, ...place, ...(company && { company }) })
  })

  /** Nearest and a distance need a place. */
  const checkPincode = (pincode: string, { radius_km, order }: typeof empty) => {
    if (!pincode)
      return radius_km || order === 'nearest' ? __('Please enter a pincode to search near it') : true
    return patterns.pincode.test(pincode) || __('Please enter 6-digit pincode')
  }

  return (
    <Form onSubmit={apply} noValidate>
      <SelectField
        label={__('Category')}
        placeholder={__('All')}
        options={categories.map(({ name }) => ({ value: name, label: __(name) }))}
        // The categories may come after the drawer has opened.
        key={categories.length}
        {...register('category')}
      />
      <TextField
        label={__('Pincode')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={limits.pincode_digits}
        error={formState.errors.pincode?.message}
        {...register('pincode', { setValueAs: onlyDigits, validate: checkPincode })}
      />
      <SelectField
        label={__('Distance')}
        placeholder={__('Any')}
        options={DISTANCES.map((value) => ({ value, label: __('Up to {0} km', [value]) }))}
        {...register('radius_km')}
      />
      <SelectField
        label={__('Job Type')}
        placeholder={__('All')}
        options={options.job_types.filter((type) => type !== 'Both')}
        {...register('job_type')}
      />
      <SelectField
        label={__('Work Location Type')}
        placeholder={__('All')}
        options={options.work_location_types}
        {...register('work_location_type')}
      />
      <SelectField
        label={__('Salary')}
        placeholder={__('Any')}
        options={SALARIES.map((value) => ({
          value,
          label: __('{0} per month or more', [rupees(Number(value))]),
        }))}
        {...register('min_salary')}
      />
      <SelectField
        label={__('Your experience')}
        placeholder={__('Any')}
        options={[
          { value: '0', label: __('None yet') },
          { value: '1', label: __('1 year') },
          ...['2', '3', '5'].map((value) => ({ value, label: __('{0} years', [value]) })),
        ]}
        {...register('experience')}
      />
      <SelectField
        label={__('Your education')}
        placeholder={__('Any')}
        options={options.min_education}
        {...register('education')}
      />
      <SelectField
        label={__('Order')}
        placeholder={__('Newest first')}
        options={orders()}
        {...register('order')}
      />
      <Row alignItems="stretch" flexWrap="wrap">
        <Button
          variant="outline"
          flex="1"
          onClick={() => onApply(filters.company ? { company: filters.company } : {})}
        >
          {__('Reset all')}
        </Button>
        <Button type="submit" flex="1">
          {__('Apply Filters')}
        </Button>
      </Row>
    </Form>
  )
}
