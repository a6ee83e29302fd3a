import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { filtersOf, withFilters } from '@/entities/candidate/filters'
import { __ } from '@/lib/i18n/translate'
import { Row } from '@/ui/layout'
import { SearchBox } from '@/ui/search-bar'

/** Narrows a list by words; the address keeps them. */
export function CandidateSearch() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  // The router takes a new address in its own time, too late for what is being typed.
  const [text, setText] = useState(filtersOf(useSearchParams()[0]).search)

  function change(typed: string) {
    setText(typed)
    const address = withFilters(pathname + search, { search: typed })
    void navigate(address, { replace: true, preventScrollReset: true, state })
  }

  return (
    <Row>
      <SearchBox label={__('Search candidates')} value={text} onChange={change} />
    </Row>
  )
}
