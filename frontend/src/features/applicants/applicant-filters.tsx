import { usePostedJobs } from '@/entities/job/hooks'
import { __ } from '@/lib/i18n/translate'
import { Card, Stack } from '@/ui/layout'
import { SelectField } from '@/ui/select-field'

const DISTANCES = ['5', '10', '25', '50']
const YEARS = ['1', '2', '3', '5']
const atLeast = (years: string) => (years === '1' ? __('At least 1 year') : __('At least {0} years', [years]))

/** The filters that only lists of applicants have. */
export type ApplicantFilterValues = { job: string; radius_km: string; experience: string }

type ApplicantFiltersProps = {
  values: ApplicantFilterValues
  onChange: (values: ApplicantFilterValues) => void
}

export function ApplicantFilters({ values, onChange }: ApplicantFiltersProps) {
  const { data: jobs = [] } = usePostedJobs()
  const field = (name: keyof ApplicantFilterValues) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...values, [name]: target.value }),
  })
  return (
    <Card>
      <Stack gap="5">
        <SelectField
          {...field('job')}
          label={__('Job')}
          placeholder={__('All')}
          options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <SelectField
          {...field('radius_km')}
          label={__('Distance from the job')}
          placeholder={__('All')}
          options={DISTANCES.map((km) => ({ value: km, label: __('Within {0} km', [km]) }))}
        />
        <SelectField
          {...field('experience')}
          label={__('Experience')}
          placeholder={__('All')}
          options={YEARS.map((years) => ({ value: years, label: atLeast(years) }))}
        />
      </Stack>
    </Card>
  )
}
