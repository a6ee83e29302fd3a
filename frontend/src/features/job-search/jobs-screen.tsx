import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { searchJobs } from '@/entities/job/calls'
import { useJobs } from '@/entities/job/hooks'
import { JobCards, noJobs } from '@/entities/job/job-list'
import { __ } from '@/lib/i18n/translate'
import { EmptyList, ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { SearchBar } from '@/ui/search-bar'
import { Heading } from '@/ui/text'

/** All jobs, narrowed by what is searched for; the address holds the search, so that Back finds it again. */
export function JobsScreen() {
  const [params, setParams] = useSearchParams()
  // The router takes a new address in its own time, too late for what is being typed.
  const [search, setSearch] = useState(params.get('search') ?? '')

  function change(text: string) {
    setSearch(text)
    setParams(text ? { search: text } : {}, { replace: true, preventScrollReset: true })
  }

  return (
    <Screen title={__('Jobs')} header={{ back: 'home' }}>
      <SearchBar label={__('Search jobs')} value={search} onChange={change} />
      <ReadingView reading={useJobs()} empty={noJobs()}>
        {(jobs) => {
          const found = searchJobs(jobs, search)
          return (
            <>
              <Heading aria-live="polite">{__('Jobs found: {0}', [found.length])}</Heading>
              {found.length > 0 ? (
                <JobCards jobs={found} />
              ) : (
                <EmptyList>{__('No job matches your search. Try other words.')}</EmptyList>
              )}
            </>
          )
        }}
      </ReadingView>
    </Screen>
  )
}
