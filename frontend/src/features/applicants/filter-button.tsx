import { useNavigate } from 'react-router-dom'
import { useFilterLink, useFilters } from '@/entities/candidate/filters'
import { useIsLive } from '@/entities/market/hooks'
import { __ } from '@/lib/i18n/translate'
import { IconButton } from '@/ui/button'
import { FilterIcon } from '@/ui/screen-icons'

/** Opens the filter page, which returns to this list with its choice in the address. */
export function FilterButton() {
  const navigate = useNavigate()
  const { to, state } = useFilterLink()
  const { city, order } = useFilters()
  const isLive = useIsLive()
  const chosen = isLive ? [city, order].filter(Boolean).length : 0
  return (
    <IconButton
      label={chosen > 0 ? __('Filter ({0})', [chosen]) : __('Filter')}
      bg={chosen > 0 ? 'brandSoft' : undefined}
      color={chosen > 0 ? 'brand' : undefined}
      data-leads-to={to}
      onClick={() => navigate(to, { state })}
    >
      <FilterIcon />
    </IconButton>
  )
}
