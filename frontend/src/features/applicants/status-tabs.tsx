import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { statusTabs, useFilters, withFilters } from '@/entities/candidate/candidate-filters'
import { __ } from '@/lib/i18n/translate'
import { Stack } from '@/ui/layout'
import { Tabs } from '@/ui/tabs'

const ALL = 'all'
const UNSEEN = 'unseen'

/**
 * Tabs that filter a list of applicants by status, and by whether the company has seen them. The address keeps the tab.
 */
export function StatusTabs({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const { status, unseen } = useFilters()

  function choose(id: string) {
    const chosen = statusTabs.find((each) => each === id) ?? ''
    const address = withFilters(pathname + search, { status: chosen, unseen: id === UNSEEN ? '1' : '' })
    void navigate(address, { replace: true, preventScrollReset: true, state })
  }

  const labels: Record<string, string> = { [ALL]: __('All'), [UNSEEN]: __('Unread') }
  const tabs = [ALL, UNSEEN, ...statusTabs].map((id) => ({
    id,
    label: labels[id] ?? __(id),
    content: <Stack>{children}</Stack>,
  }))
  return <Tabs label={__('Status')} tabs={tabs} chosen={unseen ? UNSEEN : status || ALL} onChoose={choose} />
}
