import { useState } from 'react'
import type { ReviewStatus } from '@/entities/company/types'
import { useHasLiveAccount } from '@/entities/market/hooks'
import { useCompanyName } from '@/entities/session/who'
import { readDraft } from '@/lib/forms/draft'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { Card, Row, Stack } from '@/ui/layout'
import { StatusTag } from '@/ui/status-tag'
import { Text } from '@/ui/text'
import { JobTitle } from './job-card'

/** The draft's name of a new job. */
export const JOB_DRAFT = 'job-post'

/** The title of a job that was written on this device and not posted, or null. */
function readUnpostedJob(): string | null {
  const title = readDraft(JOB_DRAFT)?.title
  return typeof title === 'string' ? title.trim() || null : null
}

/** The title of the written job on a live site; null if there is none, or no company to post it. */
export function useUnpostedJob(): string | null {
  const isAsked = useHasLiveAccount()
  const company = useCompanyName()
  const [title] = useState(readUnpostedJob)
  return isAsked && company ? title : null
}

/** The wizard's last step with the written job. */
export const unpostedJobPath = `${paths.postNewJob}?step=4`

function fateOf(company: ReviewStatus | undefined): string {
  switch (company) {
    case 'Approved':
      return __('Nobody else sees it yet. Look it over and post it.')
    case 'Pending Review':
      return __('It is kept on this device. You can post it once your company is approved.')
    default:
      return __('It is kept on this device and not posted.')
  }
}

/** A job that was written and not posted, and what happens to it. */
export function UnpostedJob({ title, company }: { title: string; company?: ReviewStatus }) {
  return (
    <Card as="article">
      <Stack gap="3">
        <Row gap="2" justifyContent="space-between" flexWrap="wrap">
          <JobTitle htmlTranslate="yes">{title}</JobTitle>
          <StatusTag status="Draft" />
        </Row>
        <Text size="sm">{fateOf(company)}</Text>
        <ButtonLink size="sm" variant="soft" to={unpostedJobPath}>
          {company === 'Approved' ? __('Look over and post') : __('Go on with it')}
        </ButtonLink>
      </Stack>
    </Card>
  )
}
