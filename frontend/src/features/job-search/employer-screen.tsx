import * as marketRules from '@rules/market.json'
import { useParams } from 'react-router-dom'
import { ReportButton } from '@/entities/company/report-button'
import { reportCompany } from '@/entities/job/calls'
import { CompanySummaryCard } from '@/entities/job/company-summary-card'
import { refreshJobs, useEmployer, useJobs } from '@/entities/job/hooks'
import { jobsPath } from '@/entities/job/job-links'
import { JobList } from '@/entities/job/job-list'
import { VerifiedNote } from '@/entities/job/verified-note'
import { shownTotal } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { ButtonLink } from '@/ui/button'
import { Row } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Caption, Heading } from '@/ui/text'

function EmployerJobs({ company }: { company: string }) {
  const reading = useJobs({ company })
  return (
    <>
      {reading.data && <Heading>{__('Jobs found: {0}', [shownTotal(reading)])}</Heading>}
      <JobList reading={reading} />
    </>
  )
}

/** A company's public page, with its jobs. */
export default function EmployerScreen() {
  const { name = '' } = useParams()
  const reading = useEmployer(name)
  return (
    <Screen
      title={reading.data ? __('Jobs at {0}', [reading.data.company_name ?? '']) : __('Company')}
      header={{ back: 'history', title: __('Company') }}
    >
      <ReadingView
        reading={reading}
        empty={__('This company has no open jobs right now.')}
        leadsOn={<ButtonLink to={jobsPath()}>{__('Jobs')}</ButtonLink>}
        skeletons={1}
      >
        {(company) => (
          <>
            <CompanySummaryCard company={company}>
              <VerifiedNote verified={company.verified} />
              {company.company_answers && <Caption>{company.company_answers}</Caption>}
            </CompanySummaryCard>
            <Row>
              <ReportButton
                label={__('Report this company')}
                question={__('What is wrong with this company?')}
                reasons={marketRules.company_report_reasons}
                send={(reason) => reportCompany(name, reason)}
                thanks={__('Thank you. We will look at this company.')}
                onSent={refreshJobs}
                isReported={company.is_reported}
              />
            </Row>
            <EmployerJobs company={name} />
          </>
        )}
      </ReadingView>
    </Screen>
  )
}
