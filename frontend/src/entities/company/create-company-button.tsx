import { useNavigate } from 'react-router-dom'
import { keepCompanyName } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Button, type ButtonProps } from '@/ui/button'

/** Returns a function that forgets a company unknown to the server and starts a new one. */
export function useCreateCompany(): () => void {
  const navigate = useNavigate()
  return () => {
    keepCompanyName(null)
    void navigate(paths.createCompanyProfile)
  }
}

/** The next step for an account without a company, or with one unknown to the server. */
export function CreateCompanyButton({ variant = 'outline' }: Pick<ButtonProps, 'variant'>) {
  const createCompany = useCreateCompany()
  return (
    <Button variant={variant} data-leads-to={paths.createCompanyProfile} onClick={createCompany}>
      {__('Create Company')}
    </Button>
  )
}
