import { __ } from '@/lib/i18n/translate'
import { dayOf } from '@/lib/time'
import { Box, Row } from '@/ui/layout'
import { ShieldIcon } from '@/ui/screen-icons'
import type { Verified } from './types'

/** 'GSTIN, PAN and documents' */
function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? __('{0} and {1}', [names.slice(0, -1).join(', '), last]) : last
}

/** 'Verified: GSTIN and documents checked by a reviewer on 12 Nov 2026' */
export function shownVerified({ on, checked }: Verified): string {
  if (checked.length === 0) return __('Approved by a reviewer on {0}', [dayOf(on)])
  return __('Verified: {0} checked by a reviewer on {1}', [
    inWords(checked.map((name) => __(name))),
    dayOf(on),
  ])
}

/** The checks that a reviewer made of a company, and their day; nothing if there are none. */
export const VerifiedNote = ({ verified }: { verified: Verified | null | undefined }) =>
  verified && (
    <Row as="p" gap="1" color="muted" fontSize="sm" alignItems="flex-start">
      <ShieldIcon small marginTop="0.5" />
      <Box as="span" overflowWrap="anywhere">
        {shownVerified(verified)}
      </Box>
    </Row>
  )
