import { Banner } from '@/ui/banner'
import { Stack } from '@/ui/layout'
import { LoadFailure } from '@/ui/load-failure'
import { companyNameNotFound, meansNoCompany } from './company'
import { CreateCompanyButton } from './create-company-button'

/** Says that there is no company, in the server's words or the app's, and leads to a new one. */
export function NoCompany({ children = companyNameNotFound() }: { children?: string }) {
  return (
    <Stack gap="3">
      <Banner tone="error">{children}</Banner>
      <CreateCompanyButton />
    </Stack>
  )
}

type CompanyLoadFailureProps = {
  /** What went wrong, in words. */
  children: string
  onRetry: () => void
  /** What the button says; 'Retry', unless given. */
  label?: string
}

/** In the place of what belongs to a company: a way to a new one where the server knows none of the stored name. */
export function CompanyLoadFailure({ children, onRetry, label }: CompanyLoadFailureProps) {
  if (meansNoCompany(children)) return <NoCompany>{children}</NoCompany>
  return (
    <LoadFailure label={label} onClick={onRetry}>
      {children}
    </LoadFailure>
  )
}
