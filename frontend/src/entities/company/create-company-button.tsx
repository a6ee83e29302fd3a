import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Button } from '@/ui/button'
import { useCreateCompany } from './use-create-company'

/** The way on from what needs a company, for whoever has none, or one that the server does not know any more. */
export function CreateCompanyButton() {
  const createCompany = useCreateCompany()
  return (
    <Button variant="outline" data-leads-to={paths.createCompanyProfile} onClick={createCompany}>
      {__('Create Company')}
    </Button>
  )
}
