import { useNavigate } from 'react-router-dom'
import { keepCompanyName } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Button } from '@/ui/button'

/** Gives what forgets the company that the server does not know any more, and begins a new one. */
export function useCreateCompany(): () => void {
  const navigate = useNavigate()
  return () => {
    keepCompanyName(null)
    void navigate(paths.createCompanyProfile)
  }
}

/** The way on from what needs a company, for whoever has none, or one that the server does not know any more. */
export function CreateCompanyButton() {
  const createCompany = useCreateCompany()
  return (
    <Button variant="outline" data-leads-to={paths.createCompanyProfile} onClick={createCompany}>
      {__('Create Company')}
    </Button>
  )
}
