import { meansNoCompany } from '@/lib/company'
import { paths } from '@/lib/routes'
import { __ } from '@/lib/translate'
import { useCreateCompany } from '@/lib/use-create-company'
import { Box } from './layout'
import { LoadFailure } from './load-failure'

type CompanyLoadFailureProps = {
  /** What went wrong, in words. */
  children: string
  onRetry: () => void
}

/** In the place of what belongs to a company: a way to a new one where the server knows none of the stored name. */
export function CompanyLoadFailure({ children, onRetry }: CompanyLoadFailureProps) {
  const createCompany = useCreateCompany()
  if (!meansNoCompany(children)) return <LoadFailure onClick={onRetry}>{children}</LoadFailure>
  return (
    <Box data-leads-to={paths.createCompanyProfile}>
      <LoadFailure label={__('Create Company')} onClick={createCompany}>
        {children}
      </LoadFailure>
    </Box>
  )
}
