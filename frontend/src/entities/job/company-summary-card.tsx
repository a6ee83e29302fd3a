import { __ } from '@/lib/i18n/translate'
import { DetailsList } from '@/ui/details-list'
import { Card, Stack } from '@/ui/layout'
import { Heading, Text } from '@/ui/text'
import type { CompanySummary } from './types'

/** The company behind a job, as job searchers see it. */
export function CompanySummaryCard({ company }: { company: CompanySummary }) {
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
      <Card>
        <Stack gap="2">
          <Heading>{company.name}</Heading>
          {company.about && <Text whiteSpace="pre-line">{company.about}</Text>}
        </Stack>
      </Card>
      {known.length > 0 && (
        <Card>
          <DetailsList details={known} />
        </Card>
      )}
    </Stack>
  )
}
