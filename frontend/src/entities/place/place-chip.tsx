import { __ } from '@/lib/i18n/translate'
import { Removable } from '@/ui/removable'
import { usePlaceName } from './hooks'

type PlaceChipProps = { filters: { pincode?: string; radius_km?: string }; onRemove: () => void }

/** The place of the search. A tap removes it. */
export function PlaceChip({ filters, onRemove }: PlaceChipProps) {
  const { pincode = '', radius_km: radius } = filters
  const name = usePlaceName(pincode)
  return (
    <Removable onRemove={onRemove}>
      {radius ? __('Near {0}, about {1} km', [name, radius]) : __('Distances from {0}', [name])}
    </Removable>
  )
}
