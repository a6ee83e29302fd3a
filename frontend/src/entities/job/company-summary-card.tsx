import type { ReactNode } from 'react'
import { useIsLive } from '@/entities/market/hooks'
import { __ } from '@/lib/i18n/translate'
import { TextLink } from '@/ui/button'
import { DetailsList } from '@/ui/details-list'
import { Card, Stack } from '@/ui/layout'
import { Section } from '@/ui/section'
import { WrittenText } from '@/ui/written-text'
import { employerPath } from './job-links'
import type { Employer } from './types'

type CompanySummaryCardProps = {
  company: Employer
  /** The id of its public page, if it has one. */
  page?: string
  children?: ReactNode
}

/** The company of a job, as job searchers see it. */
export function CompanySummaryCard({ company, page, children }: CompanySummaryCardProps) {
  const isLive = useIsLive()
  const details: [string, string | null | undefined][] = [
    [__('Industry'), company.company_industry && __(company.company_industry)],
    [__('Employees'), company.company_size],
    [__('Website'), company.company_website],
    [__('Specialization'), company.company_specialization],
    [__('City'), company.company_city],
  ]
  const known = details.filter((line): line is [string, string] => Boolean(line[1]))
  return (
    <Stack>
      <Section heading={company.company_name ?? ''} gap="2">
        {children}
        {company.company_about && <WrittenText>{company.company_about}</WrittenText>}
      </Section>
      {known.length > 0 && (
        <Card>
          <DetailsList details={known} />
        </Card>
      )}
      {isLive && page && <TextLink to={employerPath(page)}>{__('All jobs of this company')}</TextLink>}
    </Stack>
  )
}
