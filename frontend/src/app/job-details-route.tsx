import { lazy, Suspense } from 'react'
import { JobDetailsScreen } from '@/features/jobs/job-details-screen'
import { readText, storageKeys } from '@/lib/storage'
import { __ } from '@/lib/translate'
import { useUserType } from '@/lib/user-type'
import { Loading } from '@/ui/spinner'

// Lazy, since it brings the SDK, which those who see the sample company do not need.
const OwnCompany = lazy(async () => ({
  default: (await import('@/ui/company-details-view')).CompanyDetailsView,
}))

/** Job details; a company sees itself in the tab Company Details, others see the sample (decisions, Screens). */
export function JobDetailsRoute() {
  const { userType } = useUserType()
  const showsOwnCompany = userType === 'company' && readText(storageKeys.companyName)
  const ownCompany = (
    <Suspense fallback={<Loading message={__('Loading company details...')} />}>
      <OwnCompany />
    </Suspense>
  )
  return <JobDetailsScreen companyDetails={showsOwnCompany ? ownCompany : undefined} />
}
