import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CreateCompanyButton } from '@/entities/company/create-company-button'
import type { HrEntry } from '@/entities/contact/types'
import { useCompanyName } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Banner } from '@/ui/banner'
import { Button, IconButton } from '@/ui/button'
import { Box, Stack } from '@/ui/layout'
import { Screen } from '@/ui/screen'
import { PlusIcon } from '@/ui/screen-icons'
import { clearFromProfile, type HrFormState, isFromProfile, writeEdit } from './flow'
import { HrList } from './hr-list'
import { companyMissing } from './use-save-hr'

/** Display mode: the company's contacts. */
export default function HrOwnerDisplayScreen() {
  const navigate = useNavigate()
  const companyName = useCompanyName()
  const [cameFromProfile] = useState(isFromProfile)

  function openForm(edited: HrEntry | null) {
    if (edited) writeEdit(edited)
    const state: HrFormState = { fromDisplay: true, edited: edited?.hr_row_id }
    void navigate(paths.hrOwnerDetails, { state })
  }

  function goOn() {
    clearFromProfile()
    void navigate(paths.authFinalization)
  }

  return (
    <Screen
      title={__('HR / Owner Details')}
      header={{
        back: cameFromProfile ? paths.profile : 'history',
        action: companyName && (
          <IconButton
            label={__('Add HR Detail')}
            data-leads-to={paths.hrOwnerDetails}
            onClick={() => openForm(null)}
          >
            <PlusIcon />
          </IconButton>
        ),
      }}
    >
      {companyName ? (
        <Box data-leads-to={paths.hrOwnerDetails}>
          <HrList companyName={companyName} onAdd={() => openForm(null)} onEdit={openForm} />
        </Box>
      ) : (
        <Stack gap="3">
          <Banner tone="error">{companyMissing()}</Banner>
          <CreateCompanyButton />
        </Stack>
      )}
      <Box marginTop="auto">
        <Button full data-leads-to={paths.authFinalization} onClick={goOn}>
          {__('Next')}
        </Button>
      </Box>
    </Screen>
  )
}
