import { useId } from 'react'
import { __ } from '@/lib/i18n/translate'
import { ButtonLink } from './button'
import { Card, Stack } from './layout'
import { ProgressBar } from './progress-bar'
import { Caption, Text } from './text'

type ProfileProgressProps = {
  percent: number
  /** What to add next; nothing if the profile is complete. */
  hint?: string
  /** The path where the open questions are asked. */
  to: string
}

/** How complete a profile is, and what to add next. */
export function ProfileProgress({ percent, hint, to }: ProfileProgressProps) {
  const id = useId()
  return (
    <Card>
      <Stack gap="2">
        <Text id={id} strong>
          {__('Your profile is {0}% complete', [percent])}
        </Text>
        <ProgressBar percent={percent} labelledBy={id} />
        <Caption>{hint ?? __('All there. Keep it up to date.')}</Caption>
        {hint && (
          <ButtonLink size="sm" variant="soft" alignSelf="flex-start" to={to}>
            {__('Answer one by one')}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  )
}
