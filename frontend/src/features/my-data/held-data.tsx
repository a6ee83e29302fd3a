import type { DataSection } from '@/entities/account/own-data'
import { __ } from '@/lib/i18n/translate'
import { dayOf, timeOf } from '@/lib/time'
import { DetailsList } from '@/ui/details-list'
import { Disclosure } from '@/ui/disclosure'
import { Box, Stack } from '@/ui/layout'
import { Caption } from '@/ui/text'

/** More rows are not worth reading on a phone. The copy has all. */
const MOST_SHOWN = 20

/** A collapsed list of stored data. */
export function HeldData({ section: { title, labels, times, rows } }: { section: DataSection }) {
  const left = rows.length - MOST_SHOWN

  function shown(field: string, value: string | number | true): string {
    if (value === true) return __('Yes')
    const text = String(value)
    return times.includes(field) ? `${dayOf(text)}, ${timeOf(text)}` : text
  }

  return (
    <Box>
      <Disclosure label={rows.length > 1 ? `${title} (${rows.length})` : title}>
        <Stack as="ul" gap="4" listStyleType="none" padding="0" marginBlock="2">
          {rows.slice(0, MOST_SHOWN).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own, and never move
            <li key={index}>
              <DetailsList
                details={Object.entries(row).map(([field, value]) => [
                  labels[field] ?? field,
                  shown(field, value),
                ])}
              />
            </li>
          ))}
        </Stack>
        {left > 0 && <Caption>{__('{0} more are in the copy.', [left])}</Caption>}
      </Disclosure>
    </Box>
  )
}
