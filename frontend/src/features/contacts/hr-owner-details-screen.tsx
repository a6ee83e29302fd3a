import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { HrEntry } from '@/entities/contact/types'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Screen } from '@/ui/screen'
import { Text } from '@/ui/text'
import { closeEdit, type HrFormState, isFromProfile, readEdit, writeEdit } from './flow'
import { HrForm } from './hr-form'
import { LeftEdit } from './left-edit'

/** Form mode: adds a contact, or edits the one from the display mode. */
export default function HrOwnerDetailsScreen() {
  const navigate = useNavigate()
  const { fromDisplay = false, edited } = (useLocation().state ?? {}) as HrFormState
  const [entry, setEntry] = useState(() => readEdit(edited))
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

  return (
    <Screen title={__('HR / Owner Details')} header={{ back: 'history' }}>
      <Text tone="muted">{__('Whom may candidates and our team talk to about your jobs?')}</Text>
      {edited && !entry ? (
        <LeftEdit rowId={edited} onFound={reopen} />
      ) : (
        <HrForm edited={entry} onSaved={showList} />
      )}
    </Screen>
  )
}
