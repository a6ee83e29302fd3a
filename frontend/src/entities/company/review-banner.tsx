import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import type { Company } from './types'

/** The state of a company's review. */
export function ReviewBanner({ company }: { company: Company }) {
  const { status, review_reason: reason, is_held: isHeld, company_name: title } = company
  if (status === 'Approved') return <Banner tone="success">{__('Your profile is approved.')}</Banner>
  if (status === 'Rejected')
    return <Banner tone="error">{__('Your profile was rejected: {0}', [__(reason ?? '')])}</Banner>
  if (status !== 'Pending Review') return null
  return (
    <Banner tone="warning">
      {isHeld
        ? __('{0} was reported. Its jobs are hidden until we have looked at it.', [title ?? ''])
        : __('Your profile is under review.')}
    </Banner>
  )
}
