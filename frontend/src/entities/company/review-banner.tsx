import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import type { Company } from './types'

/** The state of a company's review. */
export function ReviewBanner({ company: { status, review_reason: reason } }: { company: Company }) {
  if (status === 'Approved') return <Banner tone="success">{__('Your profile is approved.')}</Banner>
  if (status === 'Rejected')
    return <Banner tone="error">{__('Your profile was rejected: {0}', [__(reason ?? '')])}</Banner>
  return status === 'Pending Review' ? (
    <Banner tone="warning">{__('Your profile is under review.')}</Banner>
  ) : null
}
