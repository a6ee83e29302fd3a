import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { groupByProfession } from '@/entities/candidate/calls'
import { useFilterLink, useFilters } from '@/entities/candidate/candidate-filters'
import { type CandidateListName, useCandidates } from '@/entities/candidate/hooks'
import type { Candidate } from '@/entities/candidate/types'
import { useJobId } from '@/entities/job/hooks'
import { matchesPath } from '@/entities/job/job-links'
import { useIsLive } from '@/entities/market/hooks'
import { shownTotal } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { useIsWide } from '@/lib/use-is-wide'
import { ButtonLink, IconButton } from '@/ui/button'
import { Cards } from '@/ui/card-list'
import { Stack } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { Screen } from '@/ui/screen'
import { FilterIcon } from '@/ui/screen-icons'
import { Heading, Text } from '@/ui/text'
import { ApplicantCard } from './applicant-card'
import { CandidatesList } from './candidates-view'
import { MatchCard } from './match-card'
import { SampleMoves } from './move-button'
import { StatusTabs } from './status-tabs'

// Lazy, because no phone needs it.
const ApplicantsTable = lazyPart(() => import('./applicants-table'), { otherwise: NotLoaded })

/** Opens the filter page, which returns to this list with its choice in the address. */
function FilterButton() {
  const navigate = useNavigate()
  const { to, state } = useFilterLink()
  const { city, order, experience, radius_km, fits_all, answer } = useFilters()
  const isLive = useIsLive()
  const chosen = isLive ? [city, order, experience, radius_km, fits_all, answer].filter(Boolean).length : 0
  return (
    <IconButton
      label={chosen > 0 ? __('Filter ({0})', [chosen]) : __('Filter')}
      bg={chosen > 0 ? 'brandSoft' : undefined}
      color={chosen > 0 ? 'brand' : undefined}
      data-leads-to={to}
      onClick={() => navigate(to, { state })}
    >
      <FilterIcon />
    </IconButton>
  )
}

/** The job of a list. Its cards then leave the job out. */
function JobOfList({ candidates, job }: { candidates: readonly Candidate[]; job: string }) {
  const ofJob = candidates.flatMap(({ applications = [] }) => applications).find((each) => each.job === job)
  return (
    ofJob && (
      <Text strong htmlTranslate="yes">
        {ofJob.job_title}
      </Text>
    )
  )
}

type CandidateListShown = {
  title: () => string
  back: 'home' | 'history'
  /** The candidates of one job. */
  isOfJob?: boolean
  hasSampleFilter?: boolean
  /** The heading above the list. Without one, each profession is a heading. */
  heading?: (total: string) => string
  card: (candidate: Candidate) => ReactNode
  empty: () => string
  /** The next step that an empty list offers. */
  next: (job: string | null) => { label: string; to: string }
}

const applicantCard = (candidate: Candidate) => <ApplicantCard candidate={candidate} />

const lists: Record<CandidateListName, CandidateListShown> = {
  preScreened: {
    title: () => __('Pre Screened Candidates'),
    back: 'home',
    isOfJob: true,
    hasSampleFilter: true,
    heading: (total) => __('Candidates for you ({0})', [total]),
    card: (candidate) => <MatchCard candidate={candidate} />,
    empty: () => __('No candidate is similar to your position yet.'),
    next: () => ({ label: __('See All Jobs'), to: paths.myJobs }),
  },
  applicants: {
    title: () => __('Job Applicants'),
    back: 'history',
    isOfJob: true,
    heading: (total) => __('Recent People Applied ({0})', [total]),
    card: (candidate) => (
      <ApplicantCard
        candidate={candidate}
        sampleActions={<SampleMoves name={candidate.name} moves={['ignore', 'shortlist']} />}
      />
    ),
    empty: () => __('Nobody has applied yet.'),
    next: (job) => ({
      label: __('Find candidates'),
      to: job ? matchesPath(job) : paths.preScreenedCandidates,
    }),
  },
  shortlisted: {
    title: () => __('Shortlist Profile'),
    back: 'history',
    heading: (total) => __('Shortlisted Candidates ({0})', [total]),
    card: applicantCard,
    empty: () => __('You have not shortlisted anybody yet.'),
    next: () => ({ label: __('Applied Candidates'), to: paths.appliedCandidates }),
  },
  applied: {
    title: () => __('Applied Candidates'),
    back: 'history',
    card: applicantCard,
    empty: () => __('Nobody has applied yet.'),
    next: () => ({ label: __('New Job Post'), to: paths.postNewJob }),
  },
}

/** A company's list of candidates. */
export default function CandidatesScreen({ list }: { list: CandidateListName }) {
  const { title, back, isOfJob, hasSampleFilter, heading, card, empty, next } = lists[list]
  const named = useJobId()
  const isLive = useIsLive()
  const job = isOfJob || isLive ? named : null
  const reading = useCandidates(list, job)
  const { order } = useFilters()
  const hasFilter = isLive || hasSampleFilter
  /** The next page may add to the last profession; in order of time, to every one. */
  const more = (isLast: boolean) => (reading.loadMore && (order || isLast) ? '+' : '')

  const sectionsOf = (all: Candidate[]) =>
    heading
      ? [{ title: heading(total), candidates: all }]
      : groupByProfession(all).map(({ profession, candidates }, index, { length }) => ({
          title: __('{0} ({1})', [
            profession || __('Profession not given'),
            `${candidates.length}${more(index === length - 1)}`,
          ]),
          candidates,
        }))
  const { label, to } = next(job)
  const isWide = useIsWide()
  const tableOf = isWide && isLive && list !== 'preScreened' ? list : null
  const total = shownTotal(reading)
  const people = (
    <CandidatesList reading={reading} empty={empty()} leadsOn={<ButtonLink to={to}>{label}</ButtonLink>}>
      {(all) => (
        <>
          {isLive && named && <JobOfList candidates={all} job={named} />}
          {tableOf ? (
            <ApplicantsTable
              list={tableOf}
              candidates={all}
              heading={heading?.(total) ?? __('{0} ({1})', [title(), total])}
            />
          ) : (
            sectionsOf(all).map(({ title: shown, candidates }) => (
              <Stack key={heading ? list : shown} as="section" gap={heading ? undefined : '3'}>
                <Heading>{shown}</Heading>
                <Cards items={candidates} keyOf={({ id }) => id}>
                  {card}
                </Cards>
              </Stack>
            ))
          )}
        </>
      )}
    </CandidatesList>
  )
  return (
    <Screen title={title()} header={{ back, action: hasFilter && <FilterButton /> }}>
      {isLive && list === 'applicants' ? <StatusTabs>{people}</StatusTabs> : people}
    </Screen>
  )
}
