import { isNarrowed, useFilters, useHasFilters } from '@/entities/candidate/filters'
import type { Candidate } from '@/entities/candidate/types'
import { CompanyLoadFailure } from '@/entities/company/company-load-failure'
import { __ } from '@/lib/i18n/translate'
import { ButtonLink } from '@/ui/button'
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

type CandidatesListProps = Omit<ReadingViewProps<Candidate[]>, 'failure'> & {
  /** Where an empty list leads on to. */
  onward: { to: string; label: string }
}

/** A list of candidates, to be searched where it is not a sample. */
export function CandidatesList({ empty, onward, ...props }: CandidatesListProps) {
  const hasFilters = useHasFilters()
  const isFiltered = isNarrowed(useFilters()) && hasFilters
  const { data, error } = props.reading
  const hasFailed = data === undefined && error !== undefined
  return (
    <>
      {hasFilters && !hasFailed && <CandidateSearch />}
      <CandidatesView {...props} empty={isFiltered ? __('No candidate matches what you look for.') : empty} />
      {data?.length === 0 && !isFiltered && (
        <ButtonLink variant="outline" to={onward.to}>
          {onward.label}
        </ButtonLink>
      )}
    </>
  )
}
