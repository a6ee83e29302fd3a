import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Company, companyNameNotFound, useCompanyDetails } from '@/lib/company'
import { paths } from '@/lib/routes'
import { remove, storageKeys, writeJson, writeText } from '@/lib/storage'
import { __ } from '@/lib/translate'
import { Button } from '@/ui/button'
import { ErrorScreen } from '@/ui/error-screen'
import { BriefcaseIcon } from '@/ui/icons'
import { ReviewBanner } from '@/ui/review-banner'
import { Screen } from '@/ui/screen'
import { PeopleIcon } from '@/ui/screen-icons'
import { Loading } from '@/ui/spinner'
import { HiddenText } from '@/ui/text'
import { CompanyHeader } from './company-header'
import { LinkCard } from './link-card'

/** How the sentence begins, in whichever language it comes. */
const nameNotFound = ['Company name not found', companyNameNotFound]

function ProfileError({ message }: { message: string }) {
  const navigate = useNavigate()
  const hasNoCompany = nameNotFound.some((words) => message.includes(words))

  function createCompany() {
    // A stored name that the server does not know would open the edit mode of nothing.
    remove(storageKeys.companyName)
    void navigate(paths.createCompanyProfile)
  }

  return (
    <ErrorScreen
      level={1}
      message={message}
      actions={
        <>
          {hasNoCompany && (
            <Button data-leads-to={paths.createCompanyProfile} onClick={createCompany}>
              {__('Create Company')}
            </Button>
          )}
          <Button variant={hasNoCompany ? 'outline' : 'primary'} onClick={() => window.location.reload()}>
            {__('Retry')}
          </Button>
        </>
      }
    />
  )
}

function CompanyProfile({ company }: { company: Company }) {
  const navigate = useNavigate()

  function edit() {
    writeJson(storageKeys.company, company)
    writeText(storageKeys.companyEdit, 'true')
    void navigate(paths.createCompanyProfile)
  }

  return (
    <>
      <ReviewBanner company={company} />
      <CompanyHeader company={company} onEdit={edit} />
      <LinkCard
        icon={PeopleIcon}
        label={__('HR Details')}
        hint={__('People to talk to about your jobs')}
        to={paths.hrOwnerDetails}
        onClick={() => writeText(storageKeys.fromProfile, 'true')}
      />
      <LinkCard
        icon={BriefcaseIcon}
        label={__('My Posted Jobs')}
        hint={__('See the jobs you have posted')}
        to={paths.myJobs}
      />
    </>
  )
}

/** Company Profile (spec section 2). */
export function ProfileScreen() {
  const { company, isLoading, error } = useCompanyDetails()
  // Whoever comes back from the contacts has left them, and their form.
  useEffect(() => {
    remove(storageKeys.fromProfile)
    remove(storageKeys.hrEdit)
  }, [])

  return (
    <Screen title={__('Company Profile')}>
      {isLoading && (
        <>
          <HiddenText as="h1">{__('Company Profile')}</HiddenText>
          <Loading message={__('Loading company details...')} />
        </>
      )}
      {!isLoading && error && <ProfileError message={error} />}
      {company && <CompanyProfile company={company} />}
    </Screen>
  )
}
