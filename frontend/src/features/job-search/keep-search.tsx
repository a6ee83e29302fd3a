import { deleteAlert, saveAlert } from '@/entities/alert/calls'
import { refreshAlerts, useAlerts } from '@/entities/alert/hooks'
import { isSameSearch, searchOf } from '@/entities/alert/search'
import type { JobFilters } from '@/entities/job/job-filters'
import { KeepButton } from '@/entities/session/keep-button'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { toast } from '@/lib/toast'
import { TextLink } from '@/ui/button'
import { Row } from '@/ui/layout'
import { BellIcon } from '@/ui/screen-icons'

/** Saves the search, so that the account is told of new jobs, or deletes it. Hidden if nothing is searched. */
export function KeepSearch({ filters }: { filters: JobFilters }) {
  const search = searchOf(filters)
  const kept = useAlerts().data?.find((alert) => search && isSameSearch(alert.filters, search))
  if (!search) return null
  return (
    <Row flexWrap="wrap">
      <KeepButton
        of="search"
        as="job_searcher"
        isKept={Boolean(kept)}
        icon={BellIcon}
        label={kept ? __('Search kept') : __('Keep this search')}
        call={() => (kept ? deleteAlert(kept.name) : saveAlert(search, 'Daily'))}
        done={async () => {
          await refreshAlerts()
          if (!kept) toast.success(__('Kept. We will tell you about new jobs once a day.'))
        }}
      />
      {kept && <TextLink to={paths.keptSearches}>{__('Kept Searches')}</TextLink>}
    </Row>
  )
}
