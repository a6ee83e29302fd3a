import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  matchPath,
  Outlet,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { useIsLive } from '@/entities/market/hooks'
import { useUserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { useIsWide } from '@/lib/use-is-wide'
import { lazyPart } from '@/ui/lazy-part'
import { OpenItem } from '@/ui/open-item'
import { Beside } from '@/ui/screen'

/** The path of a list, and the path that its items' addresses begin with. */
const pairs = [
  { list: paths.jobs, details: paths.jobDetails },
  { list: paths.chat, details: paths.chat },
] as const

export type ListPath = (typeof pairs)[number]['list']

// Lazy, because no phone needs it.
const NothingChosen = lazyPart(() => import('./nothing-chosen'))

const Panes = chakra('div', {
  base: { display: 'contents' },
  variants: {
    areBeside: {
      true: { flex: '1', display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    },
  },
})
const Pane = chakra('div', {
  base: { display: 'contents' },
  variants: {
    shown: {
      list: {
        display: 'block',
        position: 'sticky',
        top: '0',
        height: '100vh',
        overflowY: 'auto',
        borderInlineEndWidth: 'thin',
        borderColor: 'line',
      },
      details: { display: 'flex', flexDirection: 'column', minWidth: '0' },
      no: { display: 'none' },
    },
  },
})

/**
 * Whether a list is shown beside its details: on a wide screen of a live site. A company sees no list of others' jobs.
 */
export function useIsBeside(): boolean {
  const isCompany = useUserType() === 'company'
  const { pathname } = useLocation()
  const hasRoom = useIsWide()
  const isLive = useIsLive()
  const isOfPair = pairs.some(
    ({ list, details }) =>
      !(isCompany && list === paths.jobs) && (pathname === list || pathname.startsWith(`${details}/`)),
  )
  return hasRoom && isLive && isOfPair
}

/** Whether the address names a conversation, perhaps one that has no messages yet. */
export const isConversationAt = ({ pathname, search }: Location): boolean =>
  pathname.startsWith(`${paths.chat}/`) || (pathname === paths.chat && /\b(application|quote)=/.test(search))

/** Whether the address shows the list without an opened item. */
const isListAt = (location: Location, path: ListPath): boolean =>
  location.pathname === path && !isConversationAt(location)

/** The last address of the list, with its filters, as the router's hooks read it. */
function useListed(path: ListPath) {
  const location = useLocation()
  const navigationType = useNavigationType()
  const [listed, setListed] = useState<Location>({ ...location, pathname: path, search: '' })
  const isNew = isListAt(location, path) && location !== listed
  if (isNew) setListed(location)
  const shown = isNew ? location : listed
  return useMemo(() => ({ location: shown, navigationType }), [shown, navigationType])
}

/** Keeps the topmost card in place when scrolling changes between the window and the list's pane. */
function useSamePlace(pane: RefObject<HTMLElement | null>, isBeside: boolean): void {
  const was = useRef(isBeside)
  const kept = useRef<{ card: Element; top: number }>(undefined)
  if (was.current !== isBeside) {
    // Read before the screen changes.
    const cards = [...(pane.current?.querySelectorAll('article') ?? [])]
    const card = cards.find((each) => each.getBoundingClientRect().bottom > 0)
    const isAtTop = (was.current ? (pane.current?.scrollTop ?? 0) : window.scrollY) === 0
    kept.current = card && !isAtTop ? { card, top: card.getBoundingClientRect().top } : undefined
  }
  useLayoutEffect(() => {
    if (was.current === isBeside) return
    was.current = isBeside
    const { card, top } = kept.current ?? {}
    if (!card || top === undefined) return
    const scroller = isBeside ? pane.current : window
    scroller?.scrollBy(0, card.getBoundingClientRect().top - top)
  }, [pane, isBeside])
}

const labels: Record<ListPath, () => string> = {
  [paths.jobs]: () => __('Jobs'),
  [paths.chat]: () => __('Chat'),
}

/**
 * A list and one of its items: side by side if there is room, else one at a time. `list` is the list's screen. Resizing
 * the window keeps both.
 */
export function ListBesideDetails({ list, path }: { list: ReactNode; path: ListPath }) {
  const location = useLocation()
  const isList = isListAt(location, path)
  const isBeside = useIsBeside()
  const listed = useListed(path)
  const pane = useRef<HTMLDivElement>(null)
  useSamePlace(pane, isBeside)
  const [wasBeside, setWasBeside] = useState(isBeside)
  if (isBeside && !wasBeside) setWasBeside(true)
  const details = pairs.find(({ list: of }) => of === path)?.details
  const open = isBeside ? matchPath(`${details}/:name/*`, location.pathname)?.params.name : undefined
  return (
    <Panes areBeside={isBeside}>
      {(isList || wasBeside) && (
        <Pane
          ref={pane}
          shown={isBeside ? 'list' : isList ? undefined : 'no'}
          role={isBeside ? 'region' : undefined}
          aria-label={isBeside ? labels[path]() : undefined}
        >
          <Beside value={isBeside || !isList}>
            <OpenItem value={open}>
              <LocationContext value={listed}>{list}</LocationContext>
            </OpenItem>
          </Beside>
        </Pane>
      )}
      {(isBeside || !isList) && (
        <Pane shown={isBeside ? 'details' : undefined}>
          {isList ? <NothingChosen path={path} /> : <Outlet />}
        </Pane>
      )}
    </Panes>
  )
}
