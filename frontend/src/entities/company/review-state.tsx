import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { dayOf } from '@/lib/time'
import { ButtonLink, TextLink } from '@/ui/button'
import { Card, Row, Stack } from '@/ui/layout'
import { CheckIcon, ClockIcon, EditIcon, PlusIcon } from '@/ui/screen-icons'
import { Text } from '@/ui/text'
import { useReviewedCompany } from './hooks'
import { ReviewBanner } from './review-banner'
import type { Company, ReviewStatus } from './types'

type State = { meaning: () => string; action: () => string; to: string; showsProgress?: true }

/** The message for each review state: what it means for jobs and applicants, and the next step. */
const states: Partial<Record<ReviewStatus, State>> = {
  'Pending Review': {
    meaning: () => __('You can post jobs, invite and call people once it is approved.'),
    action: () => __('View Profile'),
    to: paths.profile,
    showsProgress: true,
  },
  Rejected: {
    meaning: () =>
      __('Until you correct it, nobody else sees your jobs, and you do not see who has applied.'),
    action: () => __('Correct Profile'),
    to: paths.createCompanyProfile,
  },
}

/** A company's progress towards its first job. */
function Progress({ company, written }: { company: Company; written: string | null }) {
  const { waiting_since: since, hr_list: contacts = [] } = company
  return (
    <Stack as="ul" gap="1" listStyle="none">
      {since && (
        <Row as="li" gap="2">
          <CheckIcon small color="success" />
          <Text size="sm">{__('Sent on {0}', [dayOf(since)])}</Text>
        </Row>
      )}
      <Row as="li" gap="2">
        {contacts.length > 0 ? (
          <>
            <CheckIcon small color="success" />
            <Text size="sm">{__('Candidates have a contact')}</Text>
          </>
        ) : (
          <>
            <PlusIcon small />
            <TextLink to={paths.hrOwnerDetails} fontSize="sm">
              {__('Add a contact for candidates')}
            </TextLink>
          </>
        )}
      </Row>
      <Row as="li" gap="2">
        <ClockIcon small color="brand" />
        <Text size="sm">{__('Please allow 24 working hours.')}</Text>
      </Row>
      <Row as="li" gap="2">
        {written ? (
          <>
            <CheckIcon small color="success" />
            <Text size="sm">{__('Your job is written: {0}', [written])}</Text>
          </>
        ) : (
          <>
            <EditIcon small color="brand" />
            <TextLink to={paths.postNewJob} fontSize="sm">
              {__('Write your job meanwhile')}
            </TextLink>
          </>
        )}
      </Row>
    </Stack>
  )
}

/** The state of the company's review. Approved companies need none, and frozen ones have their own banner. */
export default function ReviewState({ written }: { written: string | null }) {
  const company = useReviewedCompany()
  const state = company?.status && states[company.status]
  if (!company || !state) return null
  return (
    <Card as="section" aria-label={__('Company Profile')}>
      <Stack gap="3">
        <ReviewBanner company={company} />
        {state.showsProgress && !company.approved_on && <Progress company={company} written={written} />}
        <Text size="sm">{state.meaning()}</Text>
        <ButtonLink size="sm" variant="outline" to={state.to}>
          {state.action()}
        </ButtonLink>
      </Stack>
    </Card>
  )
}
