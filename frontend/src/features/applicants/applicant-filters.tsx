import type { CandidateFilters } from '@/entities/candidate/candidate-filters'
import { usePostedJobs, useStoredJob } from '@/entities/job/hooks'
import { answerText, questionText } from '@/entities/question/question-words'
import type { Question } from '@/entities/question/types'
import { __ } from '@/lib/i18n/translate'
import { Checkbox } from '@/ui/checkbox'
import { Card, Stack } from '@/ui/layout'
import { SelectField } from '@/ui/select-field'

const DISTANCES = ['5', '10', '25', '50']
const YEARS = ['1', '2', '3', '5']
const atLeast = (years: string) => (years === '1' ? __('At least 1 year') : __('At least {0} years', [years]))

/** The filters that only lists of applicants offer. */
export type ApplicantFilterValues = Pick<
  CandidateFilters,
  'radius_km' | 'experience' | 'fits_all' | 'answer'
> & { job: string }

type ApplicantFiltersProps = {
  values: ApplicantFilterValues
  onChange: (values: ApplicantFilterValues) => void
}

export function ApplicantFilters({ values, onChange }: ApplicantFiltersProps) {
  const { data: jobs = [] } = usePostedJobs()
  const field = (name: keyof ApplicantFilterValues) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({
        ...values,
        // Another job has other questions.
        ...(name === 'job' && { fits_all: '', answer: '' }),
        [name]: target.value,
      }),
  })
  return (
    <Card>
      <Stack gap="5">
        <SelectField
          {...field('job')}
          label={__('Job')}
          placeholder={__('All')}
          options={jobs.map(({ name, title }) => ({ value: name, label: title }))}
        />
        {values.job && <AnswerFilters key={values.job} values={values} onChange={onChange} />}
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

const LEAST = [1, 2, 3, 5, 10]

/** The choices for filtering by the answers to a question, as the server takes them. */
function choicesOf({ id, kind, choices = [], must, ...said }: Question) {
  const least = [...new Set([...LEAST, ...(typeof must === 'number' ? [must] : [])])].sort((a, b) => a - b)
  const answers = kind === 'yes_no' ? [true, false] : kind === 'choice' ? choices : least
  return answers.map((value) => ({
    value: JSON.stringify({ id, value }),
    label: `${questionText(said)} ${kind === 'number' ? __('{0} or more', [String(value)]) : answerText(said, value)}`,
  }))
}

/** The filters by answers to a job's questions; nothing for a job without any. */
function AnswerFilters({ values, onChange }: ApplicantFiltersProps) {
  const { data } = useStoredJob(values.job)
  if (!data?.questions?.length) return null
  return (
    <>
      <Checkbox
        label={__('Fits all')}
        checked={values.fits_all === '1'}
        onChange={({ target }) => onChange({ ...values, fits_all: target.checked ? '1' : '' })}
      />
      <SelectField
        label={__('Answer')}
        placeholder={__('All')}
        options={data.questions.flatMap(choicesOf)}
        value={values.answer}
        onChange={({ target }) => onChange({ ...values, answer: target.value })}
      />
    </>
  )
}
