import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentType } from 'react'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { CompanyFailure } from '@/entities/company/company-failure'
import { useCreateCompany } from '@/entities/company/create-company-button'
import { handOverCompany } from '@/entities/company/hand-over'
import { useCompanyDetails } from '@/entities/company/hooks'
import { ReviewBanner } from '@/entities/company/review-banner'
import type { Company } from '@/entities/company/types'
import { useIsLive } from '@/entities/market/hooks'
import { useIsRecruiter } from '@/entities/member/hooks'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { remove, storageKeys, writeText } from '@/lib/storage'
import { Banner, CopyBanner } from '@/ui/banner'
import type { IconProps } from '@/ui/icons'
import { BriefcaseIcon, PersonIcon } from '@/ui/icons'
import { Stack } from '@/ui/layout'
import { Screen } from '@/ui/screen'
import { ForwardIcon, PeopleIcon } from '@/ui/screen-icons'
import { Loading } from '@/ui/spinner'
import { Caption, HiddenText, Text } from '@/ui/text'
import { Disc } from '@/ui/thumbnail'
import { CompanyHeader } from './company-header'

const CardLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    padding: '4',
    bg: 'surface',
    color: 'ink',
    borderRadius: 'card',
    boxShadow: 'card',
    textDecoration: 'none',
    _hover: { bg: 'brandSoft' },
  },
})
type LinkCardProps = {
  icon: ComponentType<IconProps>
  label: string
  hint: string
  to: string
  onClick?: () => void
}

function LinkCard({ icon: Icon, label, hint, to, onClick }: LinkCardProps) {
  return (
    <CardLink to={to} onClick={onClick}>
      <Disc width="control" height="control">
        <Icon />
      </Disc>
      <Stack gap="0" flex="1">
        <Text strong>{label}</Text>
        <Caption>{hint}</Caption>
      </Stack>
      <ForwardIcon color="muted" />
    </CardLink>
  )
}

function CompanyProfile({ company }: { company: Company }) {
  const navigate = useNavigate()
  const isLive = useIsLive()
  const isRecruiter = useIsRecruiter()

  function edit() {
    handOverCompany(company)
    void navigate(paths.createCompanyProfile)
  }

  return (
    <>
      <ReviewBanner company={company} />
      {isLive && company.waiting?.length ? (
        <Banner tone="info">
          {__('Your change waits for a reviewer; until then others see your profile as it was approved.')}
        </Banner>
      ) : null}
      <CompanyHeader company={company} onEdit={isRecruiter ? undefined : edit} />
      <LinkCard
        icon={PeopleIcon}
        label={__('HR Details')}
        hint={__('People to talk to about your jobs')}
        to={paths.hrOwnerDetails}
        onClick={() => writeText(storageKeys.fromProfile, 'true')}
      />
      {isLive && (
        <LinkCard
          icon={PersonIcon}
          label={__('Team')}
          hint={__('Who works with you here, and invitations')}
          to={paths.members}
        />
      )}
      <LinkCard
        icon={BriefcaseIcon}
        label={__('My Posted Jobs')}
        hint={__('See the jobs you have posted')}
        to={paths.myJobs}
      />
    </>
  )
}

/** The profile of the account's company (docs/behaviour.md#company-profile). */
export default function ProfileScreen() {
  const createCompany = useCreateCompany()
  const { company, copiedAt, isLoading, error } = useCompanyDetails()
  // A person who comes back from the contacts has left their form.
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
      {!isLoading && error && <CompanyFailure level={1} message={error} onCreate={createCompany} />}
      {copiedAt !== undefined && <CopyBanner copiedAt={copiedAt} />}
      {company && <CompanyProfile company={company} />}
    </Screen>
  )
}
