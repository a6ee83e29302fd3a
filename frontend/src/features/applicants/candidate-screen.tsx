import { useSearchParams } from 'react-router-dom'
import type { CandidateDetails } from '@/entities/candidate/details'
import { useCandidate } from '@/entities/candidate/hooks'
import { candidateIn } from '@/entities/candidate/links'
import { __ } from '@/lib/i18n/translate'
import { Screen } from '@/ui/screen'
import { ApplicantHead } from './applicant-head'
import { ApplicationPapers } from './application-papers'
import { CandidateProfile } from './candidate-profile'
import { CandidatesView } from './candidates-view'
import { History } from './history'
import { MatchCard } from './match-card'
import { NoteForm } from './note-form'

/** A candidate of the account's company: an applicant, or a match for one of its jobs. */
export default function CandidateScreen() {
  const reading = useCandidate(candidateIn(useSearchParams()[0]))
  return (
    <Screen title={__('Candidate')} header={{ back: 'history' }}>
      <CandidatesView reading={reading} empty={__('This candidate was not found.')} skeletons={2}>
        {(found) => <Found found={found} />}
      </CandidatesView>
    </Screen>
  )
}

function Found({ found }: { found: CandidateDetails }) {
  const { candidate, profile, details } = found
  const { application } = candidate
  if (!application || !details) {
    return (
      <>
        <MatchCard candidate={candidate} isOpen />
        <CandidateProfile profile={profile} />
      </>
    )
  }
  return (
    <>
      <ApplicantHead candidate={candidate} application={application} details={details} />
      <CandidateProfile profile={profile} />
      <ApplicationPapers details={details} name={candidate.name} />
      {/* A note saved in another tab does not replace what the person is typing. */}
      {(!candidate.absent || candidate.absent === 'withdrawn') && (
        <NoteForm application={application} note={details.note ?? ''} />
      )}
      {candidate.absent !== 'deleted' && <History entries={details.history} />}
    </>
  )
}
