import { Banner } from '@/ui/banner'
import { Stack } from '@/ui/layout'
import { LoadFailure } from '@/ui/load-failure'
import { companyNameNotFound, meansNoCompany } from './company'
import { CreateCompanyButton } from './create-company-button'

/** Says that there is no company, and offers to create one. */
export function NoCompany({ children = companyNameNotFound() }: { children?: string }) {
  return (
    <Stack gap="3">
      <Banner tone="error">{children}</Banner>
      <CreateCompanyButton />
    </Stack>
  )
}

type CompanyLoadFailureProps = {
  /** The message of the failure. */
  children: string
  onRetry: () => void
  /** The button's label; 'Retry' by default. */
  label?: string
}

/** Replaces a company's content that failed to load. Offers a new one if the server does not know the stored name. */
export function CompanyLoadFailure({ children, onRetry, label }: CompanyLoadFailureProps) {
  if (meansNoCompany(children)) return <NoCompany>{children}</NoCompany>
  return (
    <LoadFailure label={label} onClick={onRetry}>
      {children}
    </LoadFailure>
  )
}
