import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { type HrEntry, storedCompanyName } from '@/lib/company'
import { paths } from '@/lib/routes'
import { __ } from '@/lib/translate'
import { CompanyLoadFailure } from '@/ui/company-load-failure'
import { Loading } from '@/ui/spinner'
import { useHrEntries } from './use-hr-entries'

type LeftEditProps = { rowId: string; onFound: (entry: HrEntry) => void }

/**
 * Finds the contact of an edit that was left and that the browser's Forward leads to again, or beside which another
 * tab opened one, as it is by now.
 */
export function LeftEdit({ rowId, onFound }: LeftEditProps) {
  const { entries, error, reload } = useHrEntries(storedCompanyName() ?? '')
  const entry = entries?.find(({ hr_row_id }) => hr_row_id === rowId)

  useEffect(() => {
    if (entry) onFound(entry)
  }, [entry, onFound])

  if (entries && !entry) return <Navigate to={paths.hrOwnerDisplay} replace />
  if (error && !entries) return <CompanyLoadFailure onRetry={reload}>{error}</CompanyLoadFailure>
  return <Loading message={__('Loading HR details...')} />
}
