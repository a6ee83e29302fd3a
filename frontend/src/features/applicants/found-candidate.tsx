import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, MouseEvent } from 'react'
import type {
  ApplicationDetails,
  CandidateDetails,
  HistoryEntry,
  Profile,
} from '@/entities/candidate/details'
import { interviewInWords } from '@/entities/interview/interview-words'
import { questionsLabel } from '@/entities/question/question-words'
import { joinAddress } from '@/lib/format'
import { useSend } from '@/lib/forms/use-send'
import { spokenLanguage } from '@/lib/i18n/spoken-languages'
import { __ } from '@/lib/i18n/translate'
import { dayAndTimeOf } from '@/lib/time'
import { DetailsList } from '@/ui/details-list'
import { Row, Stack } from '@/ui/layout'
import { FileIcon } from '@/ui/screen-icons'
import { Section } from '@/ui/section'
import { Caption, Text } from '@/ui/text'
import { WrittenText } from '@/ui/written-text'
import { Answers } from './answers'
import { ApplicantHead } from './applicant-head'
import { Looks } from './looks'
import { MatchCard } from './match-card'
import { NoteForm } from './note-form'

/** The details that the person gave. Empty ones are not listed. */
function CandidateProfile({ profile }: { profile: Profile }) {
  const { about, city, state, education, english_level: english, skills, languages } = profile
  const told: [string, string | null | undefined][] = [
    [__('Place'), joinAddress([city, state])],
    [__('Education'), education && __(education)],
    [__('English'), english && __(english)],
    [__('Skills'), skills?.join(', ')],
    [__('Languages'), languages?.map(spokenLanguage).join(', ')],
  ]
  const details = told.filter((line): line is [string, string] => Boolean(line[1]))
  if (!about && details.length === 0) return null
  return (
    <Section heading={__('Profile')} size="md">
      {about && <WrittenText>{about}</WrittenText>}
      {details.length > 0 && <DetailsList details={details} />}
    </Section>
  )
}

const StyledLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: '2',
    minHeight: 'touch',
    color: 'brand',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
})

/** Fetches the file and saves it under a plain name. A link in a tab would show the server's raw error. */
function FileLink({ href = '', name, ...rest }: ComponentProps<typeof StyledLink> & { name: string }) {
  const { run } = useSend({
    call: async () => {
      // Loaded at the tap, so that the build keeps it out of the first load (frontend/build/modules.mjs).
      const { getFile, saveFile } = await import('@/lib/backend/get-file')
      const file = await getFile(href)
      saveFile(file, `${name}.${file.type.split('/').pop()}`)
    },
    otherwise: () => __('The file could not be loaded. Please try again.'),
  })
  function fetchInstead(event: MouseEvent) {
    event.preventDefault()
    void run()
  }
  return <StyledLink href={href} onClick={fetchInstead} {...rest} />
}

/** The resume as sent, and the cover letter. */
function ApplicationPapers({ details, name }: { details: ApplicationDetails; name: string }) {
  const { resume, cover_letter: letter } = details
  if (!resume && !letter) return null
  return (
    <Section heading={__('Application')} size="md">
      {resume && (
        <FileLink href={resume} name={__('{0} - resume', [name])}>
          <FileIcon small />
          <span>{__('Open the resume')}</span>
        </FileLink>
      )}
      {letter && <WrittenText>{letter}</WrittenText>}
    </Section>
  )
}

/** The history of an application's status, latest first. */
function History({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <Section heading={__('History')} size="md">
      <Stack as="ol" gap="3" listStyle="none">
        {[...entries].reverse().map(({ status, interview, on, member, interview_at, place }) => (
          <Stack as="li" key={`${on} ${status} ${interview}`} gap="0.5">
            <Row justifyContent="space-between" flexWrap="wrap" columnGap="3" rowGap="0">
              <Text strong>{__(status)}</Text>
              <Caption>{dayAndTimeOf(on)}</Caption>
            </Row>
            {interview && <Text size="sm">{__(interview)}</Text>}
            {member && <Caption>{__('By {0}', [member])}</Caption>}
            {interview_at && <Text size="sm">{interviewInWords(interview_at, place ?? '')}</Text>}
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}

/** All that the company can read of a candidate, and its decisions. */
export function FoundCandidate({ found }: { found: CandidateDetails }) {
  const { candidate, profile, details } = found
  const application = candidate.applications?.[0]
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
      {application.answers?.length ? (
        <Section heading={questionsLabel()} size="md">
          <Answers answers={application.answers} />
        </Section>
      ) : null}
      <ApplicationPapers details={details} name={candidate.name} />
      {/* The form keeps what is typed, even if a note is saved in another tab. */}
      {(!candidate.absent || candidate.absent === 'withdrawn') && (
        <NoteForm application={application} note={details.note ?? ''} />
      )}
      {candidate.absent !== 'deleted' && <History entries={details.history} />}
      {details.looks?.length ? <Looks looks={details.looks} /> : null}
    </>
  )
}
