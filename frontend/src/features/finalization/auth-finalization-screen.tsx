import { useCompanyDetails } from '@/entities/company/hooks'
import { useIsLive } from '@/entities/market/hooks'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { BottomBar } from '@/ui/bottom-bar'
import { ButtonLink } from '@/ui/button'
import { BriefcaseIcon, HomeIcon, PersonIcon } from '@/ui/icons'
import { Card, Stack } from '@/ui/layout'
import { Screen } from '@/ui/screen'
import { Title } from '@/ui/text'
import { outcomeOf } from './outcome'
import { ReviewArt } from './review-art'

// The same tabs for every user type (docs/behaviour.md#auth-finalization).
const tabsOf = () => [
  { label: __('Home'), to: paths.home, icon: HomeIcon },
  { label: __('My Jobs'), to: paths.myJobs, icon: BriefcaseIcon },
  { label: __('Profile'), to: paths.profile, icon: PersonIcon },
]

/** The end of the onboarding: the profile waits for its review, or shows the result. */
export default function AuthFinalizationScreen() {
  const { company } = useCompanyDetails()
  const isLive = useIsLive()
  const { screen, title, points, action } = outcomeOf(company)
  return (
    <>
      <Screen title={screen} centred>
        <Stack gap="6" textAlign="center">
          <ReviewArt />
          <Title fontSize="xl">{title}</Title>
          <Card textAlign="start">
            <Stack gap="3">{points}</Stack>
          </Card>
          <Stack gap="3">
            {action}
            <ButtonLink to={isLive ? paths.createCompanyProfile : paths.signup} variant="outline">
              {__('Edit Profile')}
            </ButtonLink>
          </Stack>
        </Stack>
      </Screen>
      <BottomBar tabs={tabsOf()} />
    </>
  )
}
