import { type UserType, useUserType } from '@/entities/account/user-type'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Stack } from '@/ui/layout'

const choices: { userType: UserType; label: () => string }[] = [
  { userType: 'job_searcher', label: () => __("I'm a Job Searcher") },
  { userType: 'company', label: () => __("I'm a Company") },
  { userType: 'freelancer', label: () => __("I'm a Freelancer") },
  { userType: 'find_freelancer', label: () => __('I Want to Find Freelancers') },
]

/** The four kinds of user; choosing one switches the home view. */
export function UserTypeChooser({ onChosen }: { onChosen?: () => void }) {
  const { userType: current, setUserType } = useUserType()
  return (
    <Stack gap="3">
      {choices.map(({ userType, label }) => (
        <Button
          key={userType}
          variant={userType === current ? 'primary' : 'outline'}
          aria-pressed={userType === current}
          onClick={() => {
            setUserType(userType)
            onChosen?.()
          }}
        >
          {label()}
        </Button>
      ))}
    </Stack>
  )
}
