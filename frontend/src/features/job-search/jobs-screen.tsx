import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { countOf, filtersIn, type JobFilters, withFilters } from '@/entities/job/filters'
import { useJobs } from '@/entities/job/hooks'
import { JobCards, noJobs } from '@/entities/job/job-list'
import { shownList } from '@/entities/job/shown'
import { shownTotal } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { useIsLive } from '@/lib/market'
import { useSettled } from '@/lib/use-settled'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { SearchBar } from '@/ui/search-bar'
import { Loading } from '@/ui/spinner'
import { Heading } from '@/ui/text'

// The list does without the packages of forms.
const JobFilterForm = lazy(() =>
  import('./job-filter-form').then((module) => ({ default: module.JobFilterForm })),
)

/** How long the keyboard rests before the server is asked. */
const REST_MS = 300

/**
 * All jobs, narrowed by words and by what the filter drawer holds. The address keeps both, so that Back, a reload and
 * whoever gets the link find the same list.
 */
export function JobsScreen() {
  const [params, setParams] = useSearchParams()
  const isLive = useIsLive()
  const { search: searched = '', ...chosen } = filtersIn(params)
  // The router takes a new address in its own time, too late for what is being typed.
  const [search, setSearch] = useState(searched)
  const filters = { ...(isLive && chosen), search: useSettled(search, REST_MS) }
  const reading = useJobs(filters)

  function change(next: JobFilters) {
    setParams(withFilters(next), { replace: true, preventScrollReset: true })
  }

  function changeSearch(text: string) {
    setSearch(text)
    change({ ...chosen, search: text })
  }

  // An address may hold any words. Those by which jobs were found are some.
  const isNamed = isLive && Boolean(reading.data?.length)
  const isNarrowed = Boolean(filters.search) || countOf(filters) > 0
  return (
    <Screen title={shownList(isNamed ? chosen : {})} header={{ back: 'home' }}>
      <SearchBar
        label={__('Search jobs')}
        value={search}
        onChange={changeSearch}
        chosen={isLive ? countOf(chosen) : 0}
        filter={
          isLive
            ? (close) => (
                <Suspense fallback={<Loading message={__('Loading...')} />}>
                  <JobFilterForm
                    filters={chosen}
                    onApply={(next) => {
                      change({ ...next, search })
                      close()
                    }}
                  />
                </Suspense>
              )
            : undefined
        }
      />
      {reading.data && <Heading aria-live="polite">{__('Jobs found: {0}', [shownTotal(reading)])}</Heading>}
      <ReadingView
        reading={reading}
        empty={isNarrowed ? __('No job matches your search. Try other words.') : noJobs()}
      >
        {(jobs) => <JobCards jobs={jobs} />}
      </ReadingView>
    </Screen>
  )
}
