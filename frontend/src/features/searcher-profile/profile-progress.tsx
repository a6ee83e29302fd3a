import { useId } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { __ } from '@/lib/i18n/translate'
import { Card, Stack } from '@/ui/layout'
import { ProgressBar } from '@/ui/progress-bar'
import { Caption, Text } from '@/ui/text'
import type { SearcherValues } from './fields'
import { worthOf } from './worth'

/** How complete the profile is, and what to add next. */
export function ProfileProgress({ control }: { control: Control<SearcherValues> }) {
  const id = useId()
  const { percent, hint } = worthOf(useWatch({ control }) as SearcherValues)
  return (
    <Card>
      <Stack gap="2">
        <Text id={id} strong>
          {__('Your profile is {0}% complete', [percent])}
        </Text>
        <ProgressBar percent={percent} labelledBy={id} />
        <Caption>{hint ?? __('All there. Keep it up to date.')}</Caption>
      </Stack>
    </Card>
  )
}
