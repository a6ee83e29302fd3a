import { meansNoCompany } from '@/lib/company'
import { Banner } from './banner'
import { CreateCompanyButton } from './create-company-button'
import { Stack } from './layout'
import { LoadFailure } from './load-failure'

type CompanyLoadFailureProps = {
  /** What went wrong, in words. */
  children: string
  onRetry: () => void
}

/** In the place of what belongs to a company: a way to a new one where the server knows none of the stored name. */
export function CompanyLoadFailure({ children, onRetry }: CompanyLoadFailureProps) {
  if (!meansNoCompany(children)) return <LoadFailure onClick={onRetry}>{children}</LoadFailure>
  return (
    <Stack gap="3">
      <Banner tone="error">{children}</Banner>
      <CreateCompanyButton />
    </Stack>
  )
}
