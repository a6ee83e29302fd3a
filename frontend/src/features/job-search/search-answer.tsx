import type { JobFilters } from '@/entities/job/filters'
import type { Understood } from '@/entities/job/types'
import { usePlaceName } from '@/entities/place/hooks'
import { __ } from '@/lib/i18n/translate'
import { Box } from '@/ui/layout'
import { Removable } from '@/ui/removable'
import { HiddenText } from '@/ui/text'

/** The place of the search; a tap removes it. */
export function PlaceChip({ filters, onRemove }: { filters: JobFilters; onRemove: () => void }) {
  const { pincode = '', radius_km: radius } = filters
  const name = usePlaceName(pincode)
  return (
    <Removable onRemove={onRemove}>
      {radius ? __('Near {0}, about {1} km', [name, radius]) : __('Distances from {0}', [name])}
    </Removable>
  )
}

/** The parts of the text that the server understood. A tap removes one from the text. */
export function UnderstoodChips({
  understood,
  onRemove,
}: {
  understood: readonly Understood[]
  onRemove: (words: string) => void
}) {
  const labels = understood.map(({ label }) => label).join(', ')
  return (
    <>
      <HiddenText role="status">{labels && __('Understood as: {0}', [labels])}</HiddenText>
      {understood.length > 0 && (
        // Not a list: when a chip disappears, the next one gets the focus.
        <Box role="group" aria-label={__('Understood as')} display="contents">
          {understood.map(({ kind, words, label }) => (
            <Removable key={`${kind} ${words}`} onRemove={() => onRemove(words)}>
              {label}
            </Removable>
          ))}
        </Box>
      )}
    </>
  )
}
