import { deleteAlert, saveAlert } from '@/entities/alert/calls'
import { refreshAlerts, useAlerts } from '@/entities/alert/hooks'
import { isSameSearch, searchOf } from '@/entities/alert/search'
import type { JobFilters } from '@/entities/job/filters'
import { sentenceOf } from '@/lib/backend/errors'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { toast } from '@/lib/toast'
import { Button, TextLink } from '@/ui/button'
import { Row } from '@/ui/layout'
import { BellIcon } from '@/ui/screen-icons'
import { useSignInFirst } from './use-sign-in-first'

/** Keeps the search, so that its new jobs are told, and lets go of it again. Not there where nothing is searched for. */
export function KeepSearch({ filters }: { filters: JobFilters }) {
  const search = searchOf(filters)
  const kept = useAlerts().data?.find((alert) => search && isSameSearch(alert.filters, search))
  const signInFirst = useSignInFirst()
  const { isRunning, run } = useSingleFlight(async () => {
    if (!search || signInFirst()) return
    try {
      await (kept ? deleteAlert(kept.id) : saveAlert(search, 'Daily'))
      await refreshAlerts()
      if (!kept) toast.success(__('Kept. New jobs for it are told once a day.'))
    } catch (failure) {
      toast.error(sentenceOf(failure, __('This could not be saved. Please try again.')))
    }
  })
  if (!search) return null
  return (
    <Row flexWrap="wrap">
      <Button
        size="sm"
        variant={kept ? 'soft' : 'outline'}
        aria-pressed={Boolean(kept)}
        busy={isRunning}
        onClick={run}
      >
        {!isRunning && <BellIcon small />}
        <span>{kept ? __('Search kept') : __('Keep this search')}</span>
      </Button>
      {kept && <TextLink to={paths.keptSearches}>{__('Kept Searches')}</TextLink>}
    </Row>
  )
}
