import { useCompanyDetails } from '@/entities/company/hooks'
import { useIsLive } from '@/entities/market/hooks'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { type ArtProps, Drawing, ink } from '@/ui/art/drawing'
import { BottomBar } from '@/ui/bottom-bar'
import { ButtonLink } from '@/ui/button'
import { BriefcaseIcon, HomeIcon, PersonIcon } from '@/ui/icons'
import { Card, Stack } from '@/ui/layout'
import { Screen } from '@/ui/screen'
import { Title } from '@/ui/text'
import { outcomeOf } from './outcome'

/** A page with a tick and a clock: under review. */
const ReviewArt = (props: ArtProps) => (
  <Drawing {...props}>
    <rect x="46" y="16" width="62" height="88" rx="8" fill={ink.brand} />
    <rect x="53" y="24" width="48" height="72" rx="4" fill={ink.white} />
    <path d="M61 40h32M61 52h32M61 64h18" stroke={ink.soft} strokeWidth="5" strokeLinecap="round" />
    <circle cx="108" cy="80" r="22" fill={ink.bright} />
    <path
      d="M108 68v13l8 5"
      stroke={ink.white}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Drawing>
)

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
  const { screen, title, points, action } = outcomeOf(company, isLive)
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
