import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import type { UploadProgress } from '@/lib/forms/send-file'
import { __ } from '@/lib/i18n/translate'
import { Stack } from './layout'
import { Text } from './text'

const Track = chakra('div', {
  base: { height: '{spacing.2}', borderRadius: 'full', bg: 'line', overflow: 'hidden' },
})
const Bar = chakra('div', {
  base: { height: 'full', borderRadius: 'full', bg: 'brand', transition: 'width {durations.normal}' },
})

/** How far the files are on their way. */
export function UploadStatus({ progress }: { progress: UploadProgress }) {
  const id = useId()
  const { label, number, total, share } = progress
  const percent = Math.round(share * 100)
  return (
    <Stack gap="2">
      <Text id={id} size="sm" tone="muted" aria-live="polite">
        {__('Uploading {0} ({1} of {2})', [label, number, total])}
      </Text>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <Bar style={{ width: `${percent}%` }} />
      </Track>
    </Stack>
  )
}
