import { paths } from '@/lib/routes'
import { __ } from '@/lib/translate'
import { ReviewArt } from '@/ui/art/review-art'
import { BottomBar } from '@/ui/bottom-bar'
import { ButtonLink } from '@/ui/button'
import { BriefcaseIcon, ClockIcon, HomeIcon, PersonIcon, ShieldIcon } from '@/ui/icons'
import { Card, Row, Stack } from '@/ui/layout'
import { Screen } from '@/ui/screen'
import { Text, Title } from '@/ui/text'

// The same three for every user type (decisions.md).
const tabs = [
  { label: __('Home'), to: paths.home, icon: HomeIcon },
  { label: __('My Jobs'), to: paths.myJobs, icon: BriefcaseIcon },
  { label: __('Profile'), to: paths.profile, icon: PersonIcon },
]

/** The end of the onboarding: the profile waits for the administrator's review. */
export function AuthFinalizationScreen() {
  return (
    <>
      <Screen title={__('Profile under review')} centred>
        <Stack gap="6" textAlign="center">
          <ReviewArt />
          <Title fontSize="xl">{__('Great to have you! we are finalizing your profile')}</Title>
          <Card textAlign="start">
            <Stack gap="3">
              <Row alignItems="flex-start">
                <ShieldIcon color="brand" />
                <Text>{__('Your profile has been forwarded to admin for review.')}</Text>
              </Row>
              <Row alignItems="flex-start">
                <ClockIcon color="brand" />
                <Text>{__('Please allow 24 working hours.')}</Text>
              </Row>
            </Stack>
          </Card>
          <ButtonLink to={paths.signup} variant="outline">
            {__('Edit Profile')}
          </ButtonLink>
        </Stack>
      </Screen>
      <BottomBar tabs={tabs} />
    </>
  )
}
