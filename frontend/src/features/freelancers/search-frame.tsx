import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { REST_MS, useSuggestedSearch } from '@/entities/job/use-suggested-search'
import { type PriceUnit, priceFor, priceUnits } from '@/entities/pay/pay'
import { NEAR_KM, NearMeButton, useNearMe } from '@/entities/place/near-me'
import { PlaceChip } from '@/entities/place/place-chip'
import { rememberPlace } from '@/entities/session/remembered-place'
import { TradeRow } from '@/entities/trade/trade-row'
import { freelanceTrades } from '@/entities/trade/trades'
import type { ListReading } from '@/lib/backend/reading'
import { rupees, shownTotal } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { useSettled } from '@/lib/use-settled'
import { Banner } from '@/ui/banner'
import { Row } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { Removable } from '@/ui/removable'
import { SearchBox } from '@/ui/search-bar'
import { Heading } from '@/ui/text'
import { type Price, PriceFilter } from './price-filter'

const names = ['search', 'category', 'pincode', 'radius_km', 'unit', 'max_rate', 'order'] as const

export type Search = Partial<Record<(typeof names)[number], string>>

/** The search of a list. The address keeps it for Back, a reload and a shared link. */
export function useSearch() {
  const [params, setParams] = useSearchParams()
  const held = names.map((name) => [name, params.get(name)?.trim() ?? ''] as const)
  const { search: searched = '', ...chosen }: Search = Object.fromEntries(held.filter(([, value]) => value))
  // The router updates the address too late for an input that is being typed in.
  const [typed, setTyped] = useState(searched)
  const search = useSettled(typed, REST_MS).trim()

  function change({ search: text = typed, ...next }: Search) {
    if (next.pincode !== chosen.pincode) rememberPlace(next)
    setTyped(text)
    const query = { ...(text.trim() && { search: text }), ...next }
    setParams(query, { replace: true, preventScrollReset: true })
  }

  return {
    /** The filters sent to the server. */
    filters: { ...chosen, ...(search && { search }) },
    chosen,
    typed,
    isTyping: typed.trim() !== search,
    change,
  }
}

/** 'At most ₹500 a visit', or the unit alone. */
function shownPrice({ unit, max_rate: most }: Price): string {
  if (most) return __('At most {0}', [priceFor(unit as PriceUnit, rupees(Number(most)))])
  return priceUnits().find(({ value }) => value === unit)?.label ?? ''
}

type SearchFrameProps<Item> = {
  search: ReturnType<typeof useSearch>
  /** The label of the search box. */
  label: string
  /** Whether freelancers are searched: then the box suggests them, and the price filter is shown. */
  isOfFreelancers?: boolean
  /** The next step, shown above the list. */
  leadsOn?: ReactNode
  reading: ListReading<Item>
  children: (items: Item[]) => ReactNode
}

/** A search box, trades with pictures, *Near me*, and the results. */
export function SearchFrame<Item>(props: SearchFrameProps<Item>) {
  const { search, label, isOfFreelancers = false, leadsOn, children } = props
  const { chosen, typed, filters, change } = search
  const reading = { ...props.reading, isPrevious: props.reading.isPrevious || search.isTyping }
  const [failure, setFailure] = useState<string>()
  const near = useNearMe(({ pincode }) => {
    setFailure(undefined)
    change({ ...chosen, pincode, radius_km: NEAR_KM, order: 'nearest' })
  }, setFailure)
  const { pincode: _pincode, radius_km: _radius, order: _order, ...elsewhere } = chosen
  const { unit, max_rate, ...atAnyPrice } = chosen
  const setSearch = (text: string) => change({ ...chosen, search: text })
  const box = useSuggestedSearch({
    isLive: isOfFreelancers,
    noun: 'freelancers',
    search: typed,
    pincode: chosen.pincode,
    onChange: setSearch,
  })
  return (
    <>
      <Row>
        <SearchBox label={label} {...box} onHear={setSearch} />
      </Row>
      {!filters.search && <TradeRow search="" onSearch={setSearch} trades={freelanceTrades} />}
      <Row gap="2" flexWrap="wrap" alignItems="flex-start">
        {chosen.pincode ? (
          <PlaceChip filters={chosen} onRemove={() => change(elsewhere)} />
        ) : (
          <NearMeButton {...near} />
        )}
        {isOfFreelancers &&
          (unit ? (
            <Removable onRemove={() => change(atAnyPrice)}>{shownPrice({ unit, max_rate })}</Removable>
          ) : (
            <PriceFilter onApply={(price) => change({ ...chosen, ...price })} />
          ))}
      </Row>
      {failure && <Banner tone="error">{failure}</Banner>}
      {leadsOn}
      {reading.data && <Heading aria-live="polite">{__('Found: {0}', [shownTotal(reading)])}</Heading>}
      <ReadingView reading={reading} empty={__('Nothing found. Try other words.')}>
        {children}
      </ReadingView>
    </>
  )
}
