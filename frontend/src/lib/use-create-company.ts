import { useNavigate } from 'react-router-dom'
import { dropStoredCompany } from './company'
import { paths } from './routes'

/** Gives what forgets the company that the server does not know any more, and begins a new one. */
export function useCreateCompany(): () => void {
  const navigate = useNavigate()
  return () => {
    dropStoredCompany()
    void navigate(paths.createCompanyProfile)
  }
}
