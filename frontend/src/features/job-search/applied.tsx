import { ApplicationSteps } from '@/entities/application/application-steps'
import { AfterSuccess } from '@/entities/device/after-success'
import type { OwnApplication } from '@/entities/job/types'
import { setUserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { dayOf } from '@/lib/time'
import { ButtonLink } from '@/ui/button'
import { Card, Stack } from '@/ui/layout'
import { Text } from '@/ui/text'
import { ContactNumber } from './contact-number'

/** A company's My Jobs show its posted jobs, so the link switches the user type. */
export const MyApplications = () => (
  <ButtonLink variant="outline" to={paths.myJobs} onClick={() => setUserType('job_searcher')}>
    {__('My Jobs')}
  </ButtonLink>
)

export function AppliedContact({ application: { name, contact } }: { application: OwnApplication }) {
  return (
    contact && (
      <Card>
        <ContactNumber application={name} contact={contact} />
      </Card>
    )
  )
}

/** 'Applied on 26 Nov 2026' */
export const AppliedOn = ({ application: { applied_on } }: { application: OwnApplication }) => (
  <Text strong>{applied_on ? __('Applied on {0}', [dayOf(applied_on)]) : __('Applied')}</Text>
)

/** On top of the page of a job that the account has applied for: the application's status. */
export const AppliedState = ({ application }: { application: OwnApplication }) => (
  <Card>
    <Stack gap="3">
      <AppliedOn application={application} />
      <ApplicationSteps application={application} />
    </Stack>
  </Card>
)

/** Below the description of such a job: the contact, and the next steps. */
export default function Applied({ application }: { application: OwnApplication }) {
  return (
    <Stack gap="3">
      <AppliedContact application={application} />
      <MyApplications />
      <AfterSuccess />
    </Stack>
  )
}
