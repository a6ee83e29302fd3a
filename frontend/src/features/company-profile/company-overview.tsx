import { CompanySections } from '@/entities/company/company-details-view'
import { ReviewBanner } from '@/entities/company/review-banner'
import type { Company } from '@/entities/company/types'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { Stack } from '@/ui/layout'
import { Screen } from '@/ui/screen'
import { Text } from '@/ui/text'
import { CompanyHeader } from './company-header'

/** The company for a member who may not change it. */
export function CompanyOverview({ company }: { company: Company }) {
  return (
    <Screen title={__('Company Profile')} header={{ back: 'history' }}>
      <ReviewBanner company={company} />
      <Stack gap="2">
        <Text tone="muted">{__('Only an owner can change the company.')}</Text>
        <ButtonLink variant="outline" to={paths.members}>
          {__('Team')}
        </ButtonLink>
      </Stack>
      <CompanyHeader company={company} level={2} />
      <CompanySections company={company} />
    </Screen>
  )
}
