import { CompanyLoadFailure } from '@/entities/company/company-load-failure'
import { ReadingView, type ReadingViewProps } from '@/ui/reading-view'

/** What a company reads of candidates. Who has no company is led to one. */
export function CandidatesView<Data>(props: Omit<ReadingViewProps<Data>, 'failure'>) {
  const failure = (sentence: string) => (
    <CompanyLoadFailure onRetry={props.reading.reload}>{sentence}</CompanyLoadFailure>
  )
  return <ReadingView {...props} failure={failure} />
}
