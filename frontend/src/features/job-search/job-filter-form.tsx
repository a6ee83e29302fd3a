import { useEffect } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useCategories, useIsNearFirst } from '@/entities/job/hooks'
import type { JobFilters } from '@/entities/job/job-filters'
import { findPlaces } from '@/entities/place/calls'
import { rememberName } from '@/entities/place/hooks'
import { NEAR_KM, NearMeButton, useNearMe } from '@/entities/place/near-me'
import { PlaceField } from '@/entities/place/place-field'
import { BackendError, sentenceOf } from '@/lib/backend/errors'
import { rupees, withLatinDigits } from '@/lib/format'
import { inOrder } from '@/lib/i18n/in-order'
import { __ } from '@/lib/i18n/translate'
import { options, patterns } from '@/lib/rules'
import { Button } from '@/ui/button'
import { Disclosure } from '@/ui/disclosure'
import { Form } from '@/ui/form'
import { Row, Stack } from '@/ui/layout'
import { SelectField } from '@/ui/select-field'
import { FactsFilter } from './facts-filter'

const DISTANCES = ['5', '10', '25', '50']
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
  facts: '',
  order: '',
}

/** Filters that few people use, below the others. */
const rarer = ['experience', 'education', 'work_location_type', 'facts'] as const

/** The usual order: a text search shows the best match first, and an account's list starts near its place. */
function usualOrder(hasWords: boolean, isNearFirst: boolean): string {
  if (hasWords) return __('Best match first')
  return isNearFirst ? __('Near you first') : __('Newest first')
}

/** 'Newest first' is listed only if it is not the usual order. */
const orders = (isNewestUsual: boolean) => [
  ...(isNewestUsual ? [] : [{ value: 'newest', label: __('Newest first') }]),
  { value: 'oldest', label: __('Oldest first') },
  { value: 'nearest', label: __('Nearest first') },
  { value: 'salary', label: __('Highest salary first') },
]

/** 'Nearest' and a distance need a place. */
const checkPlace = (place: string, { radius_km, order }: typeof empty) =>
  !place.trim() && (radius_km || order === 'nearest') ? __('Please enter a pincode to search near it') : true

/** The pincode of the entered place. Rejects with a BackendError. */
async function pincodeOf(entered: string): Promise<string> {
  if (!entered || patterns.pincode.test(entered)) return entered
  const [likeliest] = await findPlaces(entered)
  if (!likeliest) throw new BackendError(__('No place of that name was found. Please enter a pincode.'))
  rememberName(likeliest)
  return likeliest.pincode
}

/** The filter drawer of the jobs list. `failure` says why the phone's position is unknown. */
export default function JobFilterForm({
  filters,
  hasWords,
  failure,
  onApply,
}: {
  filters: JobFilters
  /** Whether the list also has a search text. */
  hasWords: boolean
  failure?: string
  onApply: (filters: JobFilters) => void
}) {
  const { data: categories = [] } = useCategories()
  const isNearFirst = useIsNearFirst()
  const form = useForm({ defaultValues: { ...empty, ...filters } })
  const { register, control, setValue, setError, setFocus, clearErrors } = form
  const place = useController({ control, name: 'pincode', rules: { validate: checkPlace } })

  function enterPlace(text: string) {
    clearErrors('pincode')
    // Without a distance, a place would only say where distances are measured from.
    if (!text.trim()) setValue('radius_km', '')
    else if (!place.field.value) setValue('radius_km', form.getValues('radius_km') || NEAR_KM)
    place.field.onChange(withLatinDigits(text))
  }

  const near = useNearMe(
    ({ pincode }) => {
      enterPlace(pincode)
      setValue('radius_km', form.getValues('radius_km') || NEAR_KM)
      setValue('order', 'nearest')
    },
    (message) => setError('pincode', { message }),
  )

  useEffect(() => {
    if (!failure) return
    setError('pincode', { message: failure })
    // After the dialog's own effect, which takes the focus when the dialog opens.
    queueMicrotask(() => setFocus('pincode'))
  }, [failure, setError, setFocus])

  const apply = form.handleSubmit(async (chosen) => {
    const { company, city, state } = filters
    try {
      const pincode = await pincodeOf(chosen.pincode.trim())
      const around = pincode ? { pincode, city: '', state: '' } : { city, state, radius_km: '' }
      onApply({ ...chosen, ...around, ...(company && { company }) })
    } catch (error) {
      const message = sentenceOf(error, __('This could not be loaded. Please try again.'))
      setError('pincode', { message }, { shouldFocus: true })
    }
  })

  return (
    <Form onSubmit={apply}>
      <Stack gap="2">
        <PlaceField
          value={place.field.value}
          onChange={enterPlace}
          error={place.fieldState.error?.message}
          inputRef={place.field.ref}
        />
        <NearMeButton {...near} />
      </Stack>
      <SelectField
        label={__('Distance')}
        placeholder={__('Any')}
        options={DISTANCES.map((value) => ({ value, label: __('Up to about {0} km', [value]) }))}
        {...register('radius_km')}
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
        label={__('Job Type')}
        placeholder={__('All')}
        options={options.job_types.filter((type) => type !== 'Both')}
        {...register('job_type')}
      />
      <SelectField
        label={__('Category')}
        placeholder={__('All')}
        options={inOrder(
          categories.map(({ name }) => ({ value: name, label: __(name) })),
          ({ label }) => label,
        )}
        // The categories may load after the drawer has opened.
        key={categories.length}
        {...register('category')}
      />
      <Disclosure label={__('More filters')} isOpen={rarer.some((name) => filters[name])}>
        <Stack>
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
            label={__('Work Location Type')}
            placeholder={__('All')}
            options={options.work_location_types}
            {...register('work_location_type')}
          />
          <FactsFilter control={control} />
          <SelectField
            label={__('Order')}
            placeholder={usualOrder(hasWords, isNearFirst)}
            options={orders(!hasWords && !isNearFirst)}
            {...register('order')}
          />
        </Stack>
      </Disclosure>
      {/* Stays within reach in a long form. */}
      <Row
        alignItems="stretch"
        flexWrap="wrap"
        position="sticky"
        bottom="0"
        paddingBlock="3"
        marginBlockEnd="-3"
        bg="surface"
      >
        <Button
          variant="outline"
          grow
          onClick={() => onApply(filters.company ? { company: filters.company } : {})}
        >
          {__('Reset all')}
        </Button>
        <Button type="submit" grow>
          {__('Apply Filters')}
        </Button>
      </Row>
    </Form>
  )
}
