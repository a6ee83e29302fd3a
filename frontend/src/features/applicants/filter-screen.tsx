import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { filtersOf, listOf, withFilters } from '@/entities/candidate/candidate-filters'
import { jobOf } from '@/entities/job/job-links'
import { useGoBack, useReturnTo } from '@/lib/history/use-go-back'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Button } from '@/ui/button'
import { RadioGroup } from '@/ui/checkbox'
import { Form } from '@/ui/form'
import { Card } from '@/ui/layout'
import { Screen } from '@/ui/screen'
import { TextField } from '@/ui/text-field'
import { ApplicantFilters } from './applicant-filters'

const OLDEST_FIRST = 'oldest-first'
const NEWEST_FIRST = 'newest-first'
const FIT_FIRST = 'fit'

/** Filters and order of a list. Applying them returns to that list. Sample lists have no filters. */
export default function FilterScreen() {
  const goBack = useGoBack()
  const returnTo = useReturnTo()
  const list = listOf(useLocation().state)
  const search = new URLSearchParams(list?.split('?')[1])
  const { order, city, radius_km, experience, fits_all, answer } = filtersOf(search)
  const isOfApplicants = list !== undefined && !list.startsWith(paths.preScreenedCandidates)
  const [dateType, setDateType] = useState(order === 'oldest' ? OLDEST_FIRST : order || NEWEST_FIRST)
  const [location, setLocation] = useState(city)
  const [others, setOthers] = useState({ job: jobOf(search) ?? '', radius_km, experience, fits_all, answer })

  function reset() {
    setDateType(NEWEST_FIRST)
    setLocation('')
    setOthers({ job: '', radius_km: '', experience: '', fits_all: '', answer: '' })
  }

  function apply() {
    if (!list) return goBack()
    const order = dateType === OLDEST_FIRST ? 'oldest' : dateType === FIT_FIRST ? 'fit' : ''
    const common = { order, city: location.trim() } as const
    returnTo(withFilters(list, isOfApplicants ? { ...common, ...others } : common))
  }

  return (
    <Screen
      title={__('Filter')}
      header={{
        back: 'history',
        action: (
          <Button variant="quiet" size="sm" onClick={reset}>
            {__('Reset all')}
          </Button>
        ),
      }}
    >
      <Form onSubmit={apply} flex="1">
        <Card>
          <RadioGroup
            label={__('Date Type')}
            name="dateType"
            options={[
              { value: OLDEST_FIRST, label: __('Old to New') },
              { value: NEWEST_FIRST, label: __('New to Oldest') },
              ...(isOfApplicants ? [{ value: FIT_FIRST, label: __('Fits all first') }] : []),
            ]}
            value={dateType}
            onChange={setDateType}
          />
        </Card>
        <Card>
          <TextField
            label={__('Location')}
            placeholder={__('City or area')}
            autoComplete="address-level2"
            value={location}
            onChange={(event) => setLocation(event.target.value)}
          />
        </Card>
        {isOfApplicants && <ApplicantFilters values={others} onChange={setOthers} />}
        <Button type="submit" marginTop="auto">
          {__('Apply Filters')}
        </Button>
      </Form>
    </Screen>
  )
}
