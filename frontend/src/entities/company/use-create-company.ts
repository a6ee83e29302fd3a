import { useNavigate } from 'react-router-dom'
import { keepCompanyName } from '@/entities/session/who'
import { paths } from '@/lib/routes'

/** Gives what forgets the company that the server does not know any more, and begins a new one. */
export function useCreateCompany(): () => void {
  const navigate = useNavigate()
  return () => {
    keepCompanyName(null)
    void navigate(paths.createCompanyProfile)
  }
}
