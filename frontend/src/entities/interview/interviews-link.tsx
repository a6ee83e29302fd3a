import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { isToday, useComingInterviews } from './hooks'

/** Leads a company to its interviews, and says how many are today. */
export function InterviewsLink() {
  const today = useComingInterviews('company').data?.filter(isToday).length
  return (
    <ButtonLink variant="outline" to={paths.interviews}>
      {today ? __('Interviews today: {0}', [today]) : __('Interviews')}
    </ButtonLink>
  )
}
