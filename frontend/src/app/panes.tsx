import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { type Location, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { LostArt } from '@/ui/art/lost-art'
import { Placeholder } from '@/ui/placeholder'
import { Beside, Screen } from '@/ui/screen'

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

/** The address of the list when it was last on the screen, with its filters. */
function useListed(): Location {
  const location = useLocation()
  const [listed, setListed] = useState<Location>({ ...location, pathname: paths.jobs, search: '' })
  const isNew = location.pathname === paths.jobs && location !== listed
  if (isNew) setListed(location)
  return isNew ? location : listed
}

/** The list's screen, and the job of the address beside it. */
export default function JobPanes({ list }: { list: ReactNode }) {
  const { pathname } = useLocation()
  const listed = useListed()
  return (
    <Panes>
      <ListPane aria-label={__('Jobs')}>
        <Beside value={true}>
          <Routes location={listed}>
            <Route path={paths.jobs} element={list} />
          </Routes>
        </Beside>
      </ListPane>
      <DetailPane>{pathname === paths.jobs ? <NothingChosen /> : <Outlet />}</DetailPane>
    </Panes>
  )
}

const NothingChosen = () => (
  <Screen title={__('Jobs')}>
    <Placeholder art={<LostArt />} label={__('Choose a job from the list.')} />
  </Screen>
)
