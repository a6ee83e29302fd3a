import { CreateCompanyButton } from '@/entities/company/create-company-button'
import { __ } from '@/lib/i18n/translate'
import { Card, Stack } from '@/ui/layout'
import { Screen } from '@/ui/screen'
import { Heading, Text } from '@/ui/text'

/** Asks for a company before the wizard, because a job without one cannot be posted. */
export function CompanyFirst() {
  return (
    <Screen title={__('Post New Job')} header={{ back: 'home' }}>
      <Card as="section">
        <Stack gap="3">
          <Heading>{__('First your company')}</Heading>
          <Text>{__('A reviewer looks at it; write the job meanwhile.')}</Text>
          <CreateCompanyButton variant="primary" />
        </Stack>
      </Card>
    </Screen>
  )
}
