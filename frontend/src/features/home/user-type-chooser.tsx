import type { ComponentType } from 'react'
import { goOnAs } from '@/entities/session/roles'
import { type UserType, useUserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { BriefcaseIcon, type IconProps, PersonIcon } from '@/ui/icons'
import { Stack } from '@/ui/layout'
import { BuildingIcon, PeopleIcon } from '@/ui/screen-icons'

const choices: { userType: UserType; label: () => string; icon: ComponentType<IconProps> }[] = [
  { userType: 'job_searcher', label: () => __("I'm a Job Searcher"), icon: BriefcaseIcon },
  { userType: 'company', label: () => __("I'm a Company"), icon: BuildingIcon },
  { userType: 'freelancer', label: () => __("I'm a Freelancer"), icon: PersonIcon },
  { userType: 'find_freelancer', label: () => __('I Want to Find Freelancers'), icon: PeopleIcon },
]

/** The four user types; choosing one switches the home view. */
export function UserTypeChooser({ onChosen }: { onChosen?: () => void }) {
  const current = useUserType()
  return (
    <Stack gap="3">
      {choices.map(({ userType, label, icon: ChoiceIcon }) => (
        <Button
          key={userType}
          variant={userType === current ? 'primary' : 'outline'}
          aria-pressed={userType === current}
          onClick={() => {
            goOnAs(userType)
            onChosen?.()
          }}
        >
          <ChoiceIcon small />
          <span>{label()}</span>
        </Button>
      ))}
    </Stack>
  )
}
