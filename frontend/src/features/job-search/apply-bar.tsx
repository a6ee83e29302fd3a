import { applicantsPath, applyJobPath, editJobPath, isStored } from '@/entities/job/job-links'
import { shownPay, shownPlace } from '@/entities/job/shown-job'
import type { JobDetails } from '@/entities/job/types'
import { useSession } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { useNow } from '@/lib/use-now'
import { ButtonLink } from '@/ui/button'
import { FootBar } from '@/ui/foot-bar'
import { Box } from '@/ui/layout'
import { Caption, Text } from '@/ui/text'
import { isOpenToApply } from './apply-now'

/** The foot of a stored job: pay, distance and *Apply Now*; for its own company, the applicants and *Edit*. */
export function ApplyBar({ job }: { job: JobDetails }) {
  const now = useNow()
  const isGuest = useSession() === null
  if (job.is_own && job.status !== 'Removed')
    return (
      <FootBar aria-label={__('My Posted Jobs')}>
        <ButtonLink variant="outline" to={editJobPath(job.name)}>
          {__('Edit')}
        </ButtonLink>
        {!job.is_hidden && (
          <ButtonLink flex="1" to={applicantsPath(job.name)}>
            {__('See who has applied')}
          </ButtonLink>
        )}
      </FootBar>
    )
  if (!isStored(job.name) || !isOpenToApply(job, now)) return null
  const pay = shownPay(job)
  return (
    <FootBar aria-label={__('Apply Now')}>
      <Box flex="1 1 7em" minWidth="auto" maxWidth="full">
        <Text strong={Boolean(pay)} size={pay ? undefined : 'sm'}>
          {pay?.amounts ?? __('Salary not given')}
        </Text>
        <Caption>{shownPlace(job).join(' · ')}</Caption>
      </Box>
      <ButtonLink to={applyJobPath(job.name)} data-leads-to={isGuest ? paths.signup : undefined}>
        {__('Apply Now')}
      </ButtonLink>
    </FootBar>
  )
}
