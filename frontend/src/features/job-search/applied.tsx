import { AfterSuccess } from '@/entities/device/after-success'
import type { OwnApplication } from '@/entities/job/types'
import { setUserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { dayOf } from '@/lib/time'
import { Banner } from '@/ui/banner'
import { ButtonLink } from '@/ui/button'
import { Card, Stack } from '@/ui/layout'
import { ContactNumber } from './contact-number'

/** Shown after applying: the date, the contact, and a link to the application. */
export function Applied({ application }: { application: OwnApplication }) {
  const { appliedOn, contact } = application
  return (
    <Stack gap="3">
      <Banner tone="success">{appliedOn ? __('Applied on {0}', [dayOf(appliedOn)]) : __('Applied')}</Banner>
      {contact && (
        <Card>
          <ContactNumber application={application.name} contact={contact} />
        </Card>
      )}
      {/* A company's My Jobs show its posted jobs, so switch the user type. */}
      <ButtonLink variant="outline" to={paths.myJobs} onClick={() => setUserType('job_searcher')}>
        {__('My Jobs')}
      </ButtonLink>
      <AfterSuccess />
    </Stack>
  )
}
