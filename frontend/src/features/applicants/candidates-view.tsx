import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { filtersOf, isNarrowed, useFilters, withFilters } from '@/entities/candidate/candidate-filters'
import type { Candidate } from '@/entities/candidate/types'
import { CompanyLoadFailure } from '@/entities/company/company-load-failure'
import { CompanyState } from '@/entities/company/company-state'
import { useReviewedCompany } from '@/entities/company/hooks'
import { useIsLive } from '@/entities/market/hooks'
import { __ } from '@/lib/i18n/translate'
import { Row } from '@/ui/layout'
import { ReadingView, type ReadingViewProps } from '@/ui/reading-view'
import { SearchBox } from '@/ui/search-bar'

/** Shows candidates to a company. Other accounts are led to create one; a rejected company reads why. */
export function CandidatesView<Data>(props: Omit<ReadingViewProps<Data>, 'failure'>) {
  const isRejected = useReviewedCompany()?.status === 'Rejected'
  const failure = (sentence: string) =>
    isRejected ? null : (
      <CompanyLoadFailure label={__('Try again')} onRetry={props.reading.reload}>
        {sentence}
      </CompanyLoadFailure>
    )
  return (
    <>
      <CompanyState />
      <ReadingView {...props} failure={failure} />
    </>
  )
}

/** A search box for a list. The text is kept in the address. */
function CandidateSearch() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  // The router updates the address too late for an input that is being typed in.
  const [text, setText] = useState(filtersOf(useSearchParams()[0]).search)

  function change(typed: string) {
    setText(typed)
    const address = withFilters(pathname + search, { search: typed })
    void navigate(address, { replace: true, preventScrollReset: true, state })
  }

  return (
    <Row>
      <SearchBox label={__('Search candidates')} value={text} onChange={change} />
    </Row>
  )
}

/** A list of candidates, with a search unless it is a sample. */
export function CandidatesList({ empty, leadsOn, ...props }: Omit<ReadingViewProps<Candidate[]>, 'failure'>) {
  const isLive = useIsLive()
  const isFiltered = isNarrowed(useFilters()) && isLive
  const { data, error } = props.reading
  const hasFailed = data === undefined && error !== undefined
  return (
    <>
      {isLive && !hasFailed && <CandidateSearch />}
      <CandidatesView
        {...props}
        empty={isFiltered ? __('No candidate matches what you look for.') : empty}
        leadsOn={isFiltered ? undefined : leadsOn}
      />
    </>
  )
}
