import { paths } from '@/lib/routes'
import { __ } from '@/lib/translate'
import { useCreateCompany } from '@/lib/use-create-company'
import { Button } from './button'

/** The way on from what needs a company, for whoever has none, or one that the server does not know any more. */
export function CreateCompanyButton() {
  const createCompany = useCreateCompany()
  return (
    <Button variant="outline" data-leads-to={paths.createCompanyProfile} onClick={createCompany}>
      {__('Create Company')}
    </Button>
  )
}
