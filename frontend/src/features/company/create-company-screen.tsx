import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Company, companyId, storedCompanyName, useCompanyDetails } from '@/lib/company'
import { paths } from '@/lib/routes'
import { readJson, readText, remove, storageKeys, writeText } from '@/lib/storage'
import { __ } from '@/lib/translate'
import { Button } from '@/ui/button'
import { ErrorScreen } from '@/ui/error-screen'
import { Screen } from '@/ui/screen'
import { Loading } from '@/ui/spinner'
import { forgetClientKey } from './client-key'
import { CompanyForm } from './company-form'
import type { CompanyValues } from './fields'

/** The company that the profile page handed over for editing, if it is still the one of this browser. */
function handedOver(): Company | null {
  if (!readText(storageKeys.companyEdit)) return null
  const company = readJson<Company>(storageKeys.company)
  return company && companyId(company) === storedCompanyName() ? company : null
}

/** An account that has a company already edits it, whichever way it came here (decisions.md). */
function EditStored({ typed }: { typed?: Partial<CompanyValues> }) {
  const { company, error } = useCompanyDetails()
  // Later loads of the same company do not change the form that is being filled in.
  const [first, setFirst] = useState(company)
  if (company && !first) setFirst(company)
  if (first) return <CompanyForm stored={first} typed={typed} />
  return (
    <Screen title={__('Update Company Profile')} header={{ back: 'history' }}>
      {error ? (
        <ErrorScreen
          message={error}
          actions={<Button onClick={() => window.location.reload()}>{__('Retry')}</Button>}
        />
      ) : (
        <Loading message={__('Loading company details...')} />
      )}
    </Screen>
  )
}

/** Create Company Profile, or its edit mode. */
export function CreateCompanyScreen() {
  // Decided once: a creation stores the new company's name while its success is still on the screen.
  const [start] = useState(() => ({ handedOver: handedOver(), hasCompany: storedCompanyName() !== null }))
  const [typed, setTyped] = useState<Partial<CompanyValues>>()
  const navigate = useNavigate()
  useEffect(
    () => () => {
      remove(storageKeys.companyEdit)
      remove(storageKeys.company)
    },
    [],
  )

  /** The account's company was made on another device: this browser takes it over, and nothing typed is lost. */
  function updateInstead(company: string, values: Partial<CompanyValues>) {
    writeText(storageKeys.companyName, company)
    forgetClientKey()
    setTyped(values)
    void navigate(paths.createCompanyProfile, { replace: true })
  }

  if (start.handedOver) return <CompanyForm stored={start.handedOver} />
  if (start.hasCompany || typed) return <EditStored typed={typed} />
  return <CompanyForm stored={null} onUpdateInstead={updateInstead} />
}
