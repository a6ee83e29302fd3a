import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { statusTabs, useFilters, withFilters } from '@/entities/candidate/filters'
import type { ApplicationStatus } from '@/entities/candidate/types'
import { __ } from '@/lib/i18n/translate'
import { Stack } from '@/ui/layout'
import { Tabs } from '@/ui/tabs'

const ALL = 'all'

/** Splits a list of applicants by status. The address holds the choice. */
export function StatusTabs({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const { status } = useFilters()

  function choose(id: string) {
    const chosen = id === ALL ? '' : (id as ApplicationStatus)
    const address = withFilters(pathname + search, { status: chosen })
    void navigate(address, { replace: true, preventScrollReset: true, state })
  }

  const tabs = [ALL, ...statusTabs].map((id) => ({
    id,
    label: id === ALL ? __('All') : __(id),
    content: <Stack>{children}</Stack>,
  }))
  return <Tabs label={__('Status')} tabs={tabs} chosen={status || ALL} onChoose={choose} />
}
