import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { CompanyLoadFailure } from '@/entities/company/company-load-failure'
import { useHrEntries } from '@/entities/contact/hooks'
import type { HrEntry } from '@/entities/contact/types'
import { readCompanyName } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Loading } from '@/ui/spinner'

type LeftEditProps = { rowId: string; onFound: (entry: HrEntry) => void }

/**
 * Loads the server's current version of a contact, when Forward returns to its edit or another tab has opened an edit
 * since.
 */
export function LeftEdit({ rowId, onFound }: LeftEditProps) {
  const { entries, error, reload } = useHrEntries(readCompanyName() ?? '')
  const entry = entries?.find(({ hr_row_id }) => hr_row_id === rowId)

  useEffect(() => {
    if (entry) onFound(entry)
  }, [entry, onFound])

  if (entries && !entry) return <Navigate to={paths.hrOwnerDisplay} replace />
  if (error && !entries) return <CompanyLoadFailure onRetry={reload}>{error}</CompanyLoadFailure>
  return <Loading message={__('Loading HR details...')} />
}
