import { __ } from '@/lib/i18n/translate'
import { WelcomeArt } from '@/ui/art/welcome-art'
import { Card, Stack } from '@/ui/layout'
import { Screen } from '@/ui/screen'
import { Text } from '@/ui/text'

export default function AboutUsScreen() {
  return (
    <Screen title={__('About Us')} header={{ back: 'home' }}>
      <Card>
        <Stack>
          <WelcomeArt />
          <Text>
            {__(
              'Job Portal brings together people who look for work, companies that hire, and freelancers, all from the phone in their hand.',
            )}
          </Text>
          <Text tone="muted">{__('More about us will follow here soon.')}</Text>
        </Stack>
      </Card>
    </Screen>
  )
}
