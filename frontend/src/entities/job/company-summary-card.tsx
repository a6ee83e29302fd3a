import { __ } from '@/lib/i18n/translate'
import { DetailsList } from '@/ui/details-list'
import { Card, Stack } from '@/ui/layout'
import { Heading, Text } from '@/ui/text'
import type { CompanySummary } from './types'

/** The company behind a job, as job searchers see it. */
export function CompanySummaryCard({ company }: { company: CompanySummary }) {
  return (
    <Stack>
      <Card>
        <Stack gap="2">
          <Heading>{company.name}</Heading>
          <Text>{company.about}</Text>
        </Stack>
      </Card>
      <Card>
        <DetailsList
          details={[
            [__('Industry'), __(company.industry)],
            [__('Employees'), company.employees],
            [__('Website'), company.website],
            [__('Specialization'), company.specialization],
          ]}
        />
      </Card>
    </Stack>
  )
}
