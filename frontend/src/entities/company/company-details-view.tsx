import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { returningTo } from '@/entities/session/return-to'
import { useSession } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Card, Stack } from '@/ui/layout'
import { LoadFailure } from '@/ui/load-failure'
import { Loading } from '@/ui/spinner'
import { Heading, Text } from '@/ui/text'
import { WrittenText } from '@/ui/written-text'
import { webAddress } from './addresses'
import { CompanyLoadFailure } from './company-load-failure'
import { useCompanyDetails } from './hooks'
import type { Company } from './types'

const Link = chakra('a', {
  base: { color: 'brand', fontWeight: 'medium', textDecoration: 'underline', overflowWrap: 'anywhere' },
})

function Website({ typed }: { typed: string }) {
  const address = webAddress(typed)
  if (!address) return <span>{typed}</span>
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer">
      {typed}
    </Link>
  )
}

const written = (text: string | null | undefined) => text && <WrittenText>{text}</WrittenText>

function sectionsOf(company: Company): [string, ReactNode][] {
  return [
    [__('About'), written(company.about_company)],
    [__('Industry'), company.jp_industry_master],
    [__('Employees'), company.company_size],
    [__('Website'), company.company_website && <Website typed={company.company_website} />],
    [__('Specialization'), written(company.specialization)],
  ]
}

/** The sections of a company: about, industry, employees, website, specialization. */
export function CompanySections({ company }: { company: Company }) {
  return (
    <Card>
      <Stack gap="5">
        {sectionsOf(company).map(([heading, content]) => (
          <Stack as="section" key={heading} gap="1">
            <Heading fontSize="md">{heading}</Heading>
            <Text as="div" tone="muted">
              {content || __('Not provided')}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

/** The company of this browser (docs/behaviour.md#company-details). */
export default function CompanyDetailsView() {
  const { company, isLoading, error, reload } = useCompanyDetails()
  const hasSession = useSession() !== null
  const location = useLocation()
  const navigate = useNavigate()
  const logIn = () => void navigate(paths.login, { state: returningTo(location) })

  if (isLoading) return <Loading message={__('Loading company details...')} />
  if (error) {
    if (hasSession) return <CompanyLoadFailure onRetry={reload}>{error}</CompanyLoadFailure>
    // Everybody may see the job, so no guard opens login.
    return (
      <LoadFailure label={__('Login')} onClick={logIn}>
        {error}
      </LoadFailure>
    )
  }
  return company ? <CompanySections company={company} /> : null
}
