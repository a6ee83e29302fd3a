import type { Profile } from '@/entities/candidate/details'
import { joinAddress } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { DetailsList } from '@/ui/details-list'
import { Section } from '@/ui/section'
import { WrittenText } from '@/ui/written-text'

/** The details that the person gave; the others are left out. */
export function CandidateProfile({ profile }: { profile: Profile }) {
  const { about, city, state, education, english_level: english, skills, languages } = profile
  const told: [string, string | null | undefined][] = [
    [__('Place'), joinAddress([city, state])],
    [__('Education'), education && __(education)],
    [__('English'), english && __(english)],
    [__('Skills'), skills?.join(', ')],
    [__('Languages'), languages?.join(', ')],
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
