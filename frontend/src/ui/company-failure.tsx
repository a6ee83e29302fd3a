import { meansNoCompany } from '@/lib/company'
import { paths } from '@/lib/routes'
import { __ } from '@/lib/translate'
import { Button } from './button'
import { ErrorScreen, type ErrorScreenProps } from './error-screen'

type CompanyFailureProps = Pick<ErrorScreenProps, 'level' | 'message'> & {
  /** Begins a new company; offered where the server knows none of the stored name. */
  onCreate: () => void
}

/** In the place of a company that could not be loaded. */
export function CompanyFailure({ message, level, onCreate }: CompanyFailureProps) {
  const hasNoCompany = meansNoCompany(message)
  return (
    <ErrorScreen
      level={level}
      message={message}
      actions={
        <>
          {hasNoCompany && (
            <Button data-leads-to={paths.createCompanyProfile} onClick={onCreate}>
              {__('Create Company')}
            </Button>
          )}
          <Button variant={hasNoCompany ? 'outline' : 'primary'} onClick={() => window.location.reload()}>
            {__('Retry')}
          </Button>
        </>
      }
    />
  )
}
