import { useEffect, useState } from 'react'
import { CompanyFailure } from '@/entities/company/company-failure'
import { forgetHandedOverCompany, handedOverCompany } from '@/entities/company/hand-over'
import { useCompanyDetails } from '@/entities/company/hooks'
import { useIsRecruiter, useMembers } from '@/entities/member/hooks'
import { keepCompanyName, readCompanyName } from '@/entities/session/who'
import { clearDraft } from '@/lib/forms/draft'
import { __ } from '@/lib/i18n/translate'
import { Screen } from '@/ui/screen'
import { Loading } from '@/ui/spinner'
import { CompanyForm } from './company-form'
import { CompanyOverview } from './company-overview'
import type { CompanyValues } from './fields'
import { KEY_DRAFT } from './payload'

/** An account with a company always edits that one (docs/behaviour.md#members). */
function EditStored({ typed, onGone }: { typed?: Partial<CompanyValues>; onGone: () => void }) {
  const { company, error } = useCompanyDetails()
  const { isLoading: isRoleAsked } = useMembers()
  const isRecruiter = useIsRecruiter()
  // Later loads of the company do not change the open form.
  const [first, setFirst] = useState(company)
  if (company && !first) setFirst(company)
  if (first && isRecruiter) return <CompanyOverview company={first} />
  if (first && !isRoleAsked) return <CompanyForm stored={first} typed={typed} onGone={onGone} />
  return (
    <Screen title={__('Update Company Profile')} header={{ back: 'history' }}>
      {error ? (
        <CompanyFailure message={error} onCreate={onGone} />
      ) : (
        <Loading message={__('Loading company details...')} />
      )}
    </Screen>
  )
}

/** Creates a company profile, or edits the existing one. A recruiter reads it. */
export default function CreateCompanyScreen() {
  // Decided once: a creation stores the company's name while its success is still on the screen.
  const [start, setStart] = useState(() => ({
    handedOver: handedOverCompany(),
    hasCompany: readCompanyName() !== null,
  }))
  const [typed, setTyped] = useState<Partial<CompanyValues>>()
  useEffect(() => forgetHandedOverCompany, [])

  /** The company was created on another device: this browser adopts it and keeps what was typed. */
  function updateInstead(company: string, values: Partial<CompanyValues>) {
    keepCompanyName(company)
    clearDraft(KEY_DRAFT)
    setTyped(values)
  }

  /** The company was deleted on the server: this browser forgets it and starts a new one. */
  function beginAnew() {
    keepCompanyName(null)
    setStart({ handedOver: null, hasCompany: false })
    setTyped(undefined)
  }

  if (start.handedOver) return <CompanyForm stored={start.handedOver} onGone={beginAnew} />
  if (start.hasCompany || typed) return <EditStored typed={typed} onGone={beginAnew} />
  return <CompanyForm key="new" stored={null} onUpdateInstead={updateInstead} />
}
