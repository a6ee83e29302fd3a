import { useLocation, useNavigate } from 'react-router-dom'
import { setUserType, type UserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { WelcomeArt } from '@/ui/art/welcome-art'
import { Button } from '@/ui/button'
import { BriefcaseIcon, PersonIcon } from '@/ui/icons'
import { Box, Stack } from '@/ui/layout'
import { BuildingIcon, ForwardIcon, PeopleIcon } from '@/ui/screen-icons'
import { SignInFrame } from './sign-in-frame'

const choices = [
  { userType: 'job_searcher', label: () => __('Job Searcher'), icon: BriefcaseIcon },
  { userType: 'company', label: () => __('Company'), icon: BuildingIcon },
  { userType: 'freelancer', label: () => __('Freelancers'), icon: PersonIcon },
  { userType: 'find_freelancer', label: () => __('Find Freelancers'), icon: PeopleIcon },
] as const

export default function PreOnboardingScreen() {
  const navigate = useNavigate()
  const { state } = useLocation()

  function choose(userType: UserType) {
    setUserType(userType)
    navigate(paths.signup, { replace: true, state })
  }

  return (
    <SignInFrame
      art={<WelcomeArt />}
      title={__('Continue as')}
      subtitle={__('Tell us what brings you here.')}
    >
      <Stack gap="3" data-leads-to={paths.signup}>
        {choices.map((choice) => (
          <Button key={choice.userType} variant="soft" full onClick={() => choose(choice.userType)}>
            <choice.icon />
            <Box flex="1" minWidth="0" overflowWrap="anywhere" textAlign="start">
              {choice.label()}
            </Box>
            <ForwardIcon small />
          </Button>
        ))}
      </Stack>
    </SignInFrame>
  )
}
