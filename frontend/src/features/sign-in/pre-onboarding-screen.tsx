import type { ComponentType } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { setUserType, type UserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { WelcomeArt } from '@/ui/art/welcome-art'
import { Button } from '@/ui/button'
import { BriefcaseIcon, type IconProps, PersonIcon } from '@/ui/icons'
import { Box, Stack } from '@/ui/layout'
import { BuildingIcon, ForwardIcon, PeopleIcon } from '@/ui/screen-icons'
import { SignInFrame } from './sign-in-frame'
import { userTypes } from './user-types'

const icons: Record<UserType, ComponentType<IconProps>> = {
  job_searcher: BriefcaseIcon,
  company: BuildingIcon,
  freelancer: PersonIcon,
  find_freelancer: PeopleIcon,
}

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
        {userTypes.map(({ userType, label }) => {
          const Icon = icons[userType]
          return (
            <Button key={userType} variant="soft" full onClick={() => choose(userType)}>
              <Icon />
              <Box flex="1" minWidth="0" overflowWrap="anywhere" textAlign="start">
                {label()}
              </Box>
              <ForwardIcon small />
            </Button>
          )
        })}
      </Stack>
    </SignInFrame>
  )
}
