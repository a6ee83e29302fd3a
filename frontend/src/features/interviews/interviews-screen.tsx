import { useSearchParams } from 'react-router-dom'
import { isToday, useComingInterviews, usePastInterviews } from '@/entities/interview/hooks'
import { InterviewCard } from '@/entities/interview/interview-card'
import type { Interview, Side } from '@/entities/interview/types'
import { SeeAllJobs } from '@/entities/job/job-list'
import { useUserType } from '@/entities/session/who'
import type { ListReading } from '@/lib/backend/reading'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { CardList } from '@/ui/card-list'
import { Screen } from '@/ui/screen'
import { Tabs } from '@/ui/tabs'

const WHEN = 'when'

const Interviews = ({ side, reading }: { side: Side; reading: ListReading<Interview> }) => (
  <CardList
    reading={reading}
    empty={__('No interviews.')}
    leadsOn={side === 'company' ? <ButtonLink to={paths.myJobs}>{__('My Jobs')}</ButtonLink> : <SeeAllJobs />}
    keyOf={({ interview }) => interview}
  >
    {(interview) => <InterviewCard interview={interview} heading="h2" />}
  </CardList>
)

/** Today's interviews; or the future ones, and those without a chosen time. */
function Ahead({ side, areToday }: { side: Side; areToday: boolean }) {
  const reading = useComingInterviews(side)
  return (
    <Interviews
      side={side}
      reading={{ ...reading, data: reading.data?.filter((each) => isToday(each) === areToday) }}
    />
  )
}

const Past = ({ side }: { side: Side }) => <Interviews side={side} reading={usePastInterviews(side)} />

/**
 * The interviews of the company, or of the job searcher. The address holds the tab for Back and a reload. Without one,
 * as from the bell, a day without interviews opens those that come.
 */
export default function InterviewsScreen() {
  const [params, setParams] = useSearchParams()
  const side: Side = useUserType() === 'company' ? 'company' : 'searcher'
  const { data: ahead = [] } = useComingInterviews(side)
  const first = ahead.length > 0 && !ahead.some(isToday) ? 'coming' : 'today'
  const tabs = [
    { id: 'today', label: __('Today'), content: <Ahead side={side} areToday /> },
    { id: 'coming', label: __('Coming'), content: <Ahead side={side} areToday={false} /> },
    { id: 'past', label: __('Past'), content: <Past side={side} /> },
  ]
  const chosen = tabs.find(({ id }) => id === params.get(WHEN))?.id ?? first
  return (
    <Screen title={__('Interviews')} header={{ back: 'home' }}>
      <Tabs
        label={__('Interviews')}
        tabs={tabs}
        chosen={chosen}
        onChoose={(id) => setParams({ [WHEN]: id }, { replace: true, preventScrollReset: true })}
      />
    </Screen>
  )
}
