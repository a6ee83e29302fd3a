import { useNavigate } from 'react-router-dom'
import { useFilterLink } from '@/entities/candidate/filters'
import { __ } from '@/lib/i18n/translate'
import { IconButton } from '@/ui/button'
import { FilterIcon } from '@/ui/screen-icons'

/** Leads to the filter, which comes back with what was chosen in this list's address. */
export function FilterButton({ isNew = false }: { /** Samples have none here. */ isNew?: boolean }) {
  const navigate = useNavigate()
  const { to, state, isUsed } = useFilterLink()
  if (isNew && !isUsed) return null
  return (
    <IconButton label={__('Filter')} data-leads-to={to} onClick={() => navigate(to, { state })}>
      <FilterIcon />
    </IconButton>
  )
}
