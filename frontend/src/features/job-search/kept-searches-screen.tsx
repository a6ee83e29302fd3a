import { deleteAlert, saveAlert } from '@/entities/alert/calls'
import { refreshAlerts, useAlerts } from '@/entities/alert/hooks'
import type { Alert, HowOften } from '@/entities/alert/types'
import { jobsPath } from '@/entities/job/job-links'
import { SeeAllJobs } from '@/entities/job/job-list'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { timeFromNow } from '@/lib/time'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { CardList } from '@/ui/card-list'
import { Screen } from '@/ui/screen'
import { Section } from '@/ui/section'
import { SelectField } from '@/ui/select-field'
import { Caption } from '@/ui/text'
import { TitleLink } from '@/ui/title-link'

const frequencies = (): { value: HowOften; label: string }[] => [
  { value: 'At once', label: __('At once (within minutes)') },
  { value: 'Daily', label: __('Once a day') },
  { value: 'Weekly', label: __('Once a week') },
]

function AlertCard({ alert }: { alert: Alert }) {
  const { name, label, how_often: howOften, filters, told_on: toldOn, lapsed } = alert
  const { isRunning, run } = useSend({
    call: (change: () => Promise<unknown>) => change(),
    done: refreshAlerts,
  })

  function choose(next: string) {
    const chosen = frequencies().find(({ value }) => value === next)
    if (chosen) void run(() => saveAlert(filters, chosen.value))
  }

  return (
    <Section heading={<TitleLink to={jobsPath(filters)}>{label}</TitleLink>}>
      {lapsed ? (
        <Banner tone="info">{lapsed}</Banner>
      ) : (
        <>
          <Caption>{toldOn ? __('New jobs: {0}', [timeFromNow(toldOn)]) : __('No new job yet.')}</Caption>
          <SelectField
            label={__('Tell me')}
            options={frequencies()}
            placeholder={null}
            value={howOften}
            onChange={(event) => choose(event.target.value)}
          />
        </>
      )}
      <Button
        size="sm"
        variant="dangerOutline"
        alignSelf="flex-start"
        busy={isRunning}
        onClick={() => run(() => deleteAlert(name))}
        aria-label={__('Delete {0}', [label])}
      >
        {__('Delete')}
      </Button>
    </Section>
  )
}

/** The account's kept searches, each with a link to its jobs. */
export default function KeptSearchesScreen() {
  return (
    <Screen title={__('Kept Searches')} header={{ back: 'history' }}>
      <Caption>{__('New jobs for these searches come behind the bell, none twice.')}</Caption>
      <CardList
        reading={useAlerts()}
        empty={__('You keep no search yet. Search for jobs, and tap "Keep this search".')}
        leadsOn={<SeeAllJobs />}
        keyOf={(alert) => alert.name}
      >
        {(alert) => <AlertCard alert={alert} />}
      </CardList>
    </Screen>
  )
}
