import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Button } from '@/ui/button'
import { ErrorScreen, type ErrorScreenProps } from '@/ui/error-screen'
import { meansNoCompany } from './company'

type CompanyFailureProps = Pick<ErrorScreenProps, 'level' | 'message'> & {
  /** Starts a new company. Offered if the server does not know the stored name. */
  onCreate: () => void
}

/** Replaces a company that could not be loaded. */
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
