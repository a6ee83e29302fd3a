import { useNavigate } from 'react-router-dom'
import { paths } from '@/lib/routes'
import { dropStoredCompany } from './company'

/** Gives what forgets the company that the server does not know any more, and begins a new one. */
export function useCreateCompany(): () => void {
  const navigate = useNavigate()
  return () => {
    dropStoredCompany()
    void navigate(paths.createCompanyProfile)
  }
}
