import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/lib/routes'
import { __ } from '@/lib/translate'
import { Screen } from '@/ui/screen'
import { Text } from '@/ui/text'
import { endEdit, type HrFormState, isFromProfile, readEditedHr } from './flow'
import { HrForm } from './hr-form'

/** Form mode: adds a contact, or edits the one that the display mode handed over. */
export function HrOwnerDetailsScreen() {
  const navigate = useNavigate()
  const { fromDisplay = false } = (useLocation().state ?? {}) as HrFormState
  const [edited] = useState(readEditedHr)
  useEffect(() => endEdit, [])

  // The profile's card asks for the list.
  if (isFromProfile() && !fromDisplay) return <Navigate to={paths.hrOwnerDisplay} replace />

  const showList = () => void (fromDisplay ? navigate(-1) : navigate(paths.hrOwnerDisplay, { replace: true }))
  return (
    <Screen title={__('HR / Owner Details')} header={{ back: 'history' }}>
      <Text tone="muted">{__('Whom may candidates and our team talk to about your jobs?')}</Text>
      <HrForm edited={edited} onSaved={showList} />
    </Screen>
  )
}
