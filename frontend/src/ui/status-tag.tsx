import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { __ } from '@/lib/i18n/translate'
import { Tag } from './tag'

/** The states of applications, jobs, companies, briefs, quotes, engagements, by their colour (docs/design.md). */
const tones = {
  brand: ['Applied', 'Invited', 'Sent', 'Proposed'],
  accent: ['Shortlisted', 'Held', 'Pending Review', 'Answered'],
  event: ['Interview', 'Started'],
  success: ['Selected', 'Live', 'Approved', 'Accepted', 'Hired', 'Agreed', 'Done'],
  danger: ['Removed', 'Rejected'],
  muted: [
    'Not selected',
    'Ignored',
    'Withdrawn',
    'No answer',
    'Closed',
    'Expired',
    'Draft',
    'Declined',
    'Not chosen',
    'Cancelled',
  ],
} as const

export type Tone = keyof typeof tones
export type Status = (typeof tones)[Tone][number]

export function toneOf(status: Status): Tone {
  const found = Object.entries(tones).find(([, statuses]) => (statuses as readonly string[]).includes(status))
  return found?.[0] as Tone
}

const Dot = chakra('span', {
  base: {
    width: '{spacing.2}',
    height: '{spacing.2}',
    flexShrink: '0',
    borderRadius: 'full',
    bg: 'currentColor',
  },
})

type StatusTagProps = Omit<ComponentProps<typeof Tag>, 'tone' | 'children'> & { status: Status }

/** A status as a word in its colour. The dot distinguishes it from tags. */
export function StatusTag({ status, ...tag }: StatusTagProps) {
  return (
    <Tag tone={toneOf(status)} {...tag}>
      <Dot aria-hidden="true" />
      <span>{__(status)}</span>
    </Tag>
  )
}
