import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { GuestBar } from '@/entities/device/guest-bar'
import { isOrdered, useIsNearFirst, useJobs } from '@/entities/job/hooks'
import { countOf, filtersIn, type JobFilters, withFilters } from '@/entities/job/job-filters'
import { JobCards, noJobs } from '@/entities/job/job-list'
import { shownList } from '@/entities/job/shown-job'
import { REST_MS, useSuggestedSearch } from '@/entities/job/use-suggested-search'
import { useIsLive } from '@/entities/market/hooks'
import { NEAR_KM, NearMeButton, useNearMe } from '@/entities/place/near-me'
import { PlaceChip } from '@/entities/place/place-chip'
import { rememberPlace } from '@/entities/session/remembered-place'
import { useSession } from '@/entities/session/who'
import { TradeRow } from '@/entities/trade/trade-row'
import { shownTotal } from '@/lib/format'
import { pagesBefore } from '@/lib/history/use-go-back'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import { useSettled } from '@/lib/use-settled'
import type { BackHeaderProps } from '@/ui/back-header'
import { Banner } from '@/ui/banner'
import { Row } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { SearchBar } from '@/ui/search-bar'
import { Loading } from '@/ui/spinner'
import { Heading } from '@/ui/text'
import { FartherJobs } from './farther-jobs'
import { ForWhoHires } from './for-who-hires'
import { KeepSearch } from './keep-search'
import { NearAndFarther, noneWithin } from './near-and-farther'
import { withoutPlace, withoutWords } from './search-words'
import { UnderstoodChips } from './understood-chips'

// Lazy, so that the list does not load the form packages.
const JobFilterForm = lazyPart(() => import('./job-filter-form'), {
  otherwise: NotLoaded,
  meanwhile: () => <Loading message={__('Loading...')} />,
})

/** If fewer jobs than this are near a place, jobs farther away follow. */
const FEW = 5

function emptyOf(isNarrowed: boolean, radius: string | undefined): string {
  if (radius) return noneWithin(radius)
  return isNarrowed ? __('No job matches your search. Try other words.') : noJobs()
}

/**
 * All jobs, with a search text and filters. The address keeps both, so that Back, a reload and a shared link show the
 * same list.
 */
export default function JobsScreen() {
  const [params, setParams] = useSearchParams()
  const isLive = useIsLive()
  // The start page of a live site leads guests here.
  const isGuest = useSession() === null && isLive
  const isFirst = useIsHydrating() || pagesBefore() === 0
  const header: Partial<BackHeaderProps> = isGuest
    ? { back: isFirst ? 'none' : 'history', action: <ForWhoHires /> }
    : { back: 'home' }
  const { search: searched = '', ...chosen } = filtersIn(params)
  // The router updates the address too late for a text that is being typed.
  const [search, setSearch] = useState(searched)
  const filters = { ...(isLive && chosen), search: useSettled(search, REST_MS) }
  const found = useJobs(filters)
  // The list does not match a text that is still being typed.
  const isPrevious = found.isPrevious || search !== filters.search
  const reading = { ...found, isPrevious }
  const { understood = [], loosened } = reading.page ?? {}

  const count = useRef<HTMLHeadingElement>(null)

  function change(next: JobFilters) {
    if (next.pincode !== chosen.pincode || next.radius_km !== chosen.radius_km) rememberPlace(next)
    setParams(withFilters(next), { replace: true, preventScrollReset: true })
  }

  function changeSearch(text: string) {
    setSearch(text)
    change({ ...chosen, search: text })
  }

  /** Focuses the number of results. A phone's keyboard, which would cover them, closes. */
  const showResults = () => count.current?.focus({ preventScroll: true })

  /** Searches for a trade. Its button goes away. */
  function lookFor(trade: string) {
    showResults()
    changeSearch(trade)
  }

  // Suggestions are limited to the distance of the list.
  const pincode = chosen.radius_km ? chosen.pincode : undefined
  const box = useSuggestedSearch({ isLive, search, pincode, onChange: changeSearch, onSubmit: showResults })

  const [isFilterOpen, setFilterOpen] = useState(false)
  /** Why the phone's position is unknown, shown at the drawer's place field. */
  const [failure, setFailure] = useState<string>()
  const near = useNearMe(
    ({ pincode }) => {
      const { city: _, state: __, ...others } = chosen
      change({ ...others, search, pincode, radius_km: chosen.radius_km || NEAR_KM, order: 'nearest' })
    },
    (sentence) => {
      setFailure(sentence)
      setFilterOpen(true)
    },
  )

  // A word that is deleted from the text loses its chip.
  const chips = understood.filter(({ words }) => search.includes(words))
  function takeAway(words: string) {
    // When the last chip is gone, the number of results gets the focus.
    if (chips.length === 1) showResults()
    changeSearch(withoutWords(search, words))
  }

  // An address may hold any text, so the title shows it only if it finds jobs.
  const isNamed = isLive && Boolean(reading.data?.length)
  const isNarrowed = Boolean(filters.search) || countOf(filters) > 0
  const isNearFirst = useIsNearFirst()
  const isByDistance = filters.order === 'nearest' ? !filters.radius_km : isNearFirst && !isOrdered(filters)
  const { radius_km: radius } = filters
  // If `loosened` is set, the server has already looked farther away.
  const areFewNear = radius && !isPrevious && !loosened && reading.data && reading.data.length < FEW
  return (
    <Screen title={shownList(isNamed ? chosen : {})} header={header}>
      {isGuest && <GuestBar at={paths.jobs} />}
      <SearchBar
        label={__('Search jobs')}
        {...box}
        chosen={isLive ? countOf(chosen) : 0}
        isOpen={isFilterOpen}
        onOpen={(isOpen) => {
          setFailure(undefined)
          setFilterOpen(isOpen)
        }}
        filter={
          isLive
            ? (close) => (
                <JobFilterForm
                  filters={chosen}
                  hasWords={Boolean(search.trim())}
                  failure={failure}
                  onApply={(next) => {
                    change({ ...next, search })
                    close()
                  }}
                />
              )
            : undefined
        }
      />
      {/* A search brings its jobs to the top. */}
      {isGuest && !search && <TradeRow search="" onSearch={lookFor} />}
      {isLive && (
        <Row gap="2" flexWrap="wrap">
          {chosen.pincode ? (
            <PlaceChip filters={chosen} onRemove={() => change({ ...withoutPlace(chosen), search })} />
          ) : (
            <NearMeButton {...near} />
          )}
          <UnderstoodChips understood={chips} onRemove={takeAway} />
        </Row>
      )}
      {reading.data && (
        <>
          <Heading ref={count} tabIndex={-1} aria-live="polite" outline="none">
            {__('Jobs found: {0}', [shownTotal(reading)])}
          </Heading>
          {/* With the heading: a heading that came later would move the button away from a finger. */}
          {isLive && <KeepSearch filters={filters} />}
        </>
      )}
      {loosened && <Banner tone="info">{loosened}</Banner>}
      <ReadingView reading={reading} empty={emptyOf(isNarrowed, radius)}>
        {(jobs) => (isByDistance ? <NearAndFarther jobs={jobs} /> : <JobCards jobs={jobs} />)}
      </ReadingView>
      {areFewNear && <FartherJobs filters={filters} />}
    </Screen>
  )
}
