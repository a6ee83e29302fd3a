import { __ } from '@/lib/i18n/translate'
import { Tag } from '@/ui/tag'
import type { ApplicationStatus } from './types'

const tones = {
  Applied: 'brand',
  Shortlisted: 'accent',
  Interview: 'accent',
  Selected: 'success',
  'Not selected': 'muted',
  Withdrawn: 'muted',
} as const

export function StatusTag({ status }: { status: ApplicationStatus }) {
  return <Tag tone={tones[status]}>{__(status)}</Tag>
}
