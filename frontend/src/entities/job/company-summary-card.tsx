import type { ReactNode } from 'react'
import { useIsLive } from '@/entities/market/hooks'
import { __ } from '@/lib/i18n/translate'
import { TextLink } from '@/ui/button'
import { DetailsList } from '@/ui/details-list'
import { Card, Stack } from '@/ui/layout'
import { Section } from '@/ui/section'
import { WrittenText } from '@/ui/written-text'
import { employerPath } from './job-links'
import type { CompanySummary } from './types'

/** The company of a job, as job searchers see it. */
export function CompanySummaryCard({ company, children }: { company: CompanySummary; children?: ReactNode }) {
  const isLive = useIsLive()
  const details: [string, string | undefined][] = [
    [__('Industry'), company.industry && __(company.industry)],
    [__('Employees'), company.employees],
    [__('Website'), company.website],
    [__('Specialization'), company.specialization],
    [__('City'), company.city],
  ]
  const known = details.filter((line): line is [string, string] => Boolean(line[1]))
  return (
    <Stack>
      <Section heading={company.name} gap="2">
        {children}
        {company.about && <WrittenText>{company.about}</WrittenText>}
      </Section>
      {known.length > 0 && (
        <Card>
          <DetailsList details={known} />
        </Card>
      )}
      {isLive && company.id && (
        <TextLink to={employerPath(company.id)}>{__('All jobs of this company')}</TextLink>
      )}
    </Stack>
  )
}
