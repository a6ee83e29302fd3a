import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { CompanyLoadFailure } from '@/entities/company/company-load-failure'
import { useCompanyDetails } from '@/entities/company/hooks'
import { useHrEntries } from '@/entities/contact/hooks'
import type { HrEntry } from '@/entities/contact/types'
import { useIsLive } from '@/entities/market/hooks'
import { readCompanyName } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Screen } from '@/ui/screen'
import { Loading } from '@/ui/spinner'
import { Text } from '@/ui/text'
import { closeEdit, type HrFormState, isFromProfile, readEdit, writeEdit } from './flow'
import { HrForm } from './hr-form'

type LeftEditProps = { rowId: string; onFound: (entry: HrEntry) => void }

/**
 * Loads the server's current version of a contact, when Forward returns to its edit or another tab has opened an edit
 * since.
 */
function LeftEdit({ rowId, onFound }: LeftEditProps) {
  const { entries, error, reload } = useHrEntries(readCompanyName() ?? '')
  const entry = entries?.find(({ hr_row_id }) => hr_row_id === rowId)

  useEffect(() => {
    if (entry) onFound(entry)
  }, [entry, onFound])

  if (entries && !entry) return <Navigate to={paths.hrOwnerDisplay} replace />
  if (error && !entries) return <CompanyLoadFailure onRetry={reload}>{error}</CompanyLoadFailure>
  return <Loading message={__('Loading HR details...')} />
}

/** Fills in the company's contact person, who is usually its first contact. */
function FirstContact({ onSaved }: { onSaved: () => void }) {
  const { company, error } = useCompanyDetails()
  if (!company && !error) return <Loading message={__('Loading company details...')} />
  const { contact_name, phone, contact_email, email, hr_list = [] } = company ?? {}
  const known = {
    hr_name: contact_name ?? '',
    hr_mobile: phone ?? '',
    hr_email: contact_email || email || '',
  }
  return <HrForm edited={null} known={hr_list.length > 0 ? undefined : known} onSaved={onSaved} />
}

/** Form mode: adds a contact, or edits the one from the display mode. */
export default function HrOwnerDetailsScreen() {
  const navigate = useNavigate()
  const { fromDisplay = false, edited } = (useLocation().state ?? {}) as HrFormState
  const [entry, setEntry] = useState(() => readEdit(edited))
  const isLive = useIsLive()
  useEffect(() => closeEdit, [])

  // The profile's card opens the list.
  if (isFromProfile() && !fromDisplay) return <Navigate to={paths.hrOwnerDisplay} replace />

  function reopen(entry: HrEntry) {
    writeEdit(entry)
    setEntry(entry)
  }

  function showList() {
    closeEdit()
    void (fromDisplay ? navigate(-1) : navigate(paths.hrOwnerDisplay, { replace: true }))
  }

  const isFirst = isLive && !fromDisplay && !entry
  const form = isFirst ? <FirstContact onSaved={showList} /> : <HrForm edited={entry} onSaved={showList} />
  return (
    <Screen title={__('HR / Owner Details')} header={{ back: 'history' }}>
      <Text tone="muted">{__('Whom may candidates and our team talk to about your jobs?')}</Text>
      {edited && !entry ? <LeftEdit rowId={edited} onFound={reopen} /> : form}
    </Screen>
  )
}
