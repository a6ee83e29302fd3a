import { isNarrowed, useFilters, useHasFilters } from '@/entities/candidate/filters'
import type { Candidate } from '@/entities/candidate/types'
import { CompanyLoadFailure } from '@/entities/company/company-load-failure'
import { __ } from '@/lib/i18n/translate'
import { ReadingView, type ReadingViewProps } from '@/ui/reading-view'
import { CandidateSearch } from './candidate-search'

/** What a company reads of candidates. Who has no company is led to one. */
export function CandidatesView<Data>(props: Omit<ReadingViewProps<Data>, 'failure'>) {
  const failure = (sentence: string) => (
    <CompanyLoadFailure label={__('Try again')} onRetry={props.reading.reload}>
      {sentence}
    </CompanyLoadFailure>
  )
  return <ReadingView {...props} failure={failure} />
}

/** A list of candidates, to be searched where it is not a sample. */
export function CandidatesList({ empty, ...props }: Omit<ReadingViewProps<Candidate[]>, 'failure'>) {
  const isFiltered = isNarrowed(useFilters())
  const hasFilters = useHasFilters()
  const { data, error } = props.reading
  const hasFailed = data === undefined && error !== undefined
  return (
    <>
      {hasFilters && !hasFailed && <CandidateSearch />}
      <CandidatesView
        {...props}
        empty={hasFilters && isFiltered ? __('No candidate matches what you look for.') : empty}
      />
    </>
  )
}
