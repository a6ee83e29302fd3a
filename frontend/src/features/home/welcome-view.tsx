import { __ } from '@/lib/i18n/translate'
import { WelcomeArt } from '@/ui/art/welcome-art'
import { Card, Stack } from '@/ui/layout'
import { Text, Title } from '@/ui/text'
import { UserTypeChooser } from './user-type-chooser'

/** Home before the person has chosen a user type. */
export function WelcomeView() {
  return (
    <Card>
      <Stack>
        <WelcomeArt />
        <Stack gap="1" textAlign="center">
          <Title fontSize="xl">{__('Welcome to Job Portal')}</Title>
          <Text tone="muted">{__('Please select your user type to continue')}</Text>
        </Stack>
        <UserTypeChooser />
      </Stack>
    </Card>
  )
}
