import type { CandidateDetails } from '@/entities/candidate/details'
import { joinAddress } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { DetailsList } from '@/ui/details-list'
import { Section } from '@/ui/section'
import { WrittenText } from '@/ui/written-text'

/** The details that the person gave; the others are left out. */
export function CandidateProfile({ found }: { found: CandidateDetails }) {
  const { about, candidate, state, education, englishLevel, skills, languages } = found
  const told = [
    [__('Place'), joinAddress([candidate.location, state])],
    [__('Education'), education && __(education)],
    [__('English'), englishLevel && __(englishLevel)],
    [__('Skills'), skills.join(', ')],
    [__('Languages'), languages.join(', ')],
  ] as const
  const details = told.filter(([, value]) => value)
  if (!about && details.length === 0) return null
  return (
    <Section heading={__('Profile')} size="md">
      {about && <WrittenText>{about}</WrittenText>}
      {details.length > 0 && <DetailsList details={details} />}
    </Section>
  )
}
