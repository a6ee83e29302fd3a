import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { Card, Stack } from '@/ui/layout'
import { Text } from '@/ui/text'
import { useReviewedCompany } from './hooks'
import { ReviewBanner } from './review-banner'
import type { ReviewStatus } from './types'

type State = { meaning: () => string; action: () => string; to: string }

/** The message for each review state: what it means for jobs and applicants, and the next step. */
const states: Partial<Record<ReviewStatus, State>> = {
  'Pending Review': {
    meaning: () => __('You can post jobs, invite and call people once it is approved.'),
    action: () => __('View Profile'),
    to: paths.profile,
  },
  Rejected: {
    meaning: () =>
      __('Until you correct it, nobody else sees your jobs, and you do not see who has applied.'),
    action: () => __('Correct Profile'),
    to: paths.createCompanyProfile,
  },
}

/** The state of the company's review. Approved companies need none, and frozen ones have their own banner. */
export default function ReviewState() {
  const company = useReviewedCompany()
  const state = company?.status && states[company.status]
  if (!company || !state) return null
  return (
    <Card as="section" aria-label={__('Company Profile')}>
      <Stack gap="3">
        <ReviewBanner company={company} />
        <Text size="sm">{state.meaning()}</Text>
        <ButtonLink size="sm" variant="outline" to={state.to}>
          {state.action()}
        </ButtonLink>
      </Stack>
    </Card>
  )
}
