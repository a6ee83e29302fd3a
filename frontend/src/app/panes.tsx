import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { type Location, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { LostArt } from '@/ui/art/lost-art'
import { Placeholder } from '@/ui/placeholder'
import { Beside, Screen } from '@/ui/screen'
import type { ListPath } from './list-beside-details'

const Panes = chakra('div', {
  base: { flex: '1', display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
})
const ListPane = chakra('section', {
  base: {
    position: 'sticky',
    top: '0',
    height: '100vh',
    overflowY: 'auto',
    borderInlineEndWidth: 'thin',
    borderColor: 'line',
  },
})
const DetailPane = chakra('div', { base: { display: 'flex', flexDirection: 'column', minWidth: '0' } })

/** The name of the list, and what stands beside it before anything is chosen. */
const words: Record<ListPath, { label: () => string; nothing: () => string }> = {
  [paths.jobs]: { label: () => __('Jobs'), nothing: () => __('Choose a job from the list.') },
  [paths.chat]: { label: () => __('Chat'), nothing: () => __('Choose a conversation from the list.') },
}

/** The address of the list when it was last on the screen, with its filters. */
function useListed(path: ListPath, isList: boolean): Location {
  const location = useLocation()
  const [listed, setListed] = useState<Location>({ ...location, pathname: path, search: '' })
  const isNew = isList && location !== listed
  if (isNew) setListed(location)
  return isNew ? location : listed
}

/** The list's screen, and the item of the address beside it. */
export default function ListPanes({ list, path }: { list: ReactNode; path: ListPath }) {
  const { pathname, search } = useLocation()
  // A conversation that has no messages yet is named by the query.
  const isList = pathname === path && !(path === paths.chat && search)
  const listed = useListed(path, isList)
  const { label, nothing } = words[path]
  return (
    <Panes>
      <ListPane aria-label={label()}>
        <Beside value={true}>
          <Routes location={listed}>
            <Route path={path} element={list} />
          </Routes>
        </Beside>
      </ListPane>
      <DetailPane>
        {isList ? (
          <Screen title={label()}>
            <Placeholder art={<LostArt />} label={nothing()} />
          </Screen>
        ) : (
          <Outlet />
        )}
      </DetailPane>
    </Panes>
  )
}
