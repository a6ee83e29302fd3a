import * as marketRules from '@rules/market.json'
import { NoCompany } from '@/entities/company/company-load-failure'
import { CompanyState } from '@/entities/company/company-state'
import { useReviewedCompany } from '@/entities/company/hooks'
import { HeldForList } from '@/entities/job/held-for'
import { usePostedJobs } from '@/entities/job/hooks'
import { noPostedJobs, PostedJobCard } from '@/entities/job/posted-job-list'
import type { JobStatus, PostedJob } from '@/entities/job/types'
import { UnpostedJob, useUnpostedJob } from '@/entities/job/unposted-job'
import { useIsLive } from '@/entities/market/hooks'
import { useCompanyName } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { CardList } from '@/ui/card-list'
import { Row } from '@/ui/layout'
import { useStatusFilter } from '@/ui/status-filter'
import { Caption, Heading } from '@/ui/text'
import { PostedJobActions } from './posted-job-actions'

const statuses = marketRules.job_statuses as JobStatus[]

/** How many people applied by the link of each job board. */
function AppliedByBoards({ boards: counted = {} }: PostedJob) {
  const boards = Object.entries(counted).map(([board, number]) => `${board} ${number}`)
  if (boards.length === 0) return null
  return <Caption>{__('Applied by job boards: {0}', [boards.join(', ')])}</Caption>
}

type PostedJobListProps = { reading: ReturnType<typeof usePostedJobs>; status?: JobStatus }

function PostedJobList({ reading, status }: PostedJobListProps) {
  const isLive = useIsLive()
  return (
    <CardList
      reading={reading}
      empty={status ? __('None of your jobs has this status.') : noPostedJobs()}
      leadsOn={!status && <ButtonLink to={paths.postNewJob}>{__('New Job Post')}</ButtonLink>}
      keyOf={(job) => job.name}
    >
      {(job) => (
        <PostedJobCard
          job={job}
          heading={isLive ? 'h2' : 'h3'}
          actions={job.status && <PostedJobActions job={job} />}
        >
          <AppliedByBoards {...job} />
          {job.held_for && <HeldForList heldFor={job.held_for} />}
        </PostedJobCard>
      )}
    </CardList>
  )
}

/** The company's posted jobs. The address holds the status, so that Back and a reload keep it. */
export function CompanyJobs() {
  const isLive = useIsLive()
  const name = useCompanyName()
  const { status, field } = useStatusFilter(isLive ? statuses : [])
  const reading = usePostedJobs(status)
  const company = useReviewedCompany()?.status
  const written = useUnpostedJob()
  const shown = status ? null : written
  if (isLive && !name) return <NoCompany />
  return (
    <>
      <CompanyState written={written} />
      {isLive && (
        <Row gap="2" alignItems="stretch" flexWrap="wrap">
          <ButtonLink size="sm" grow variant="outline" to={paths.interviews}>
            {__('Interviews')}
          </ButtonLink>
          {reading.page?.imports && (
            <ButtonLink size="sm" grow variant="outline" to={paths.importJobs}>
              {__('Import jobs')}
            </ButtonLink>
          )}
        </Row>
      )}
      {isLive ? field : <Heading>{__('Posted Jobs')}</Heading>}
      {shown && <UnpostedJob title={shown} company={company} />}
      {(shown === null || reading.data?.length !== 0) && <PostedJobList reading={reading} status={status} />}
    </>
  )
}
