import { useId } from 'react'
import type { UploadProgress } from '@/lib/forms/send-file'
import { __ } from '@/lib/i18n/translate'
import { Stack } from './layout'
import { ProgressBar } from './progress-bar'
import { Caption } from './text'

export function UploadStatus({ progress }: { progress: UploadProgress }) {
  const id = useId()
  const { label, number, total, share } = progress
  return (
    <Stack gap="2">
      <Caption id={id} aria-live="polite">
        {__('Uploading {0} ({1} of {2})', [label, number, total])}
      </Caption>
      <ProgressBar percent={Math.round(share * 100)} labelledBy={id} />
    </Stack>
  )
}
