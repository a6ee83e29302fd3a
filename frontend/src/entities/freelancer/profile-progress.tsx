import { useId } from 'react'
import { __ } from '@/lib/i18n/translate'
import { ButtonLink } from '@/ui/button'
import { Card, Stack } from '@/ui/layout'
import { ProgressBar } from '@/ui/progress-bar'
import { Caption, Text } from '@/ui/text'
import { askPath } from './links'
import { progressOf } from './progress'
import type { MyFreelancer } from './types'

/** How complete the profile is, and what to add next. */
export function ProfileProgress({ freelancer }: { freelancer: MyFreelancer }) {
  const id = useId()
  const { percent, next } = progressOf(freelancer)
  return (
    <Card>
      <Stack gap="2">
        <Text id={id} strong>
          {__('Your profile is {0}% complete', [percent])}
        </Text>
        <ProgressBar percent={percent} labelledBy={id} />
        <Caption>{next ?? __('All there. Keep it up to date.')}</Caption>
        {next && (
          <ButtonLink size="sm" variant="soft" alignSelf="flex-start" to={askPath}>
            {__('Answer one by one')}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  )
}
