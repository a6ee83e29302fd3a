import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useRoutes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { useMarket } from '@/entities/market/hooks'
import { setAuthStatus, setUserType } from '@/entities/session/who'
import { clearSession } from '@/lib/backend/session'
import { hearNews } from '@/lib/boot'
import { paths } from '@/lib/routes'
import { signInAs } from '@/tests/sign-in-as'
import { FormOnMarket, OnlyOnMarket, RequireSessionForProfile, RequireSessionOnMarket } from './guards'

const system = createSystem(defaultBaseConfig)

function Where() {
  const { pathname, state } = useLocation()
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>
}
const Screen = () => <p>{`${useMarket()} screen`}</p>

function Routes() {
  return useRoutes([
    {
      element: <RequireSessionOnMarket />,
      children: [{ path: paths.myJobs, element: <Screen /> }],
    },
    {
      element: <FormOnMarket />,
      children: [{ path: paths.applyJob, element: <Screen /> }],
    },
    {
      element: <OnlyOnMarket otherwise={<p>no page</p>} />,
      children: [
        {
          element: <RequireSessionOnMarket />,
          children: [{ path: paths.notifications, element: <Screen /> }],
        },
      ],
    },
    { element: <RequireSessionForProfile />, children: [{ path: paths.profile, element: <Screen /> }] },
    { path: '*', element: <Where /> },
  ])
}

function open(path: string) {
  render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[path]}>
        <Routes />
      </MemoryRouter>
    </ChakraProvider>,
  )
}

beforeEach(() => {
  document.body.innerHTML = ''
  setUserType('job_searcher')
  hearNews({ market: 'sample' })
})

test('on a live market the profile of a guest without a user type is a login', () => {
  setUserType(null)
  open(paths.profile)
  expect(screen.getByText('sample screen')).toBeTruthy()
  act(() => hearNews({ market: 'live' }))
  expect(screen.getByText(/^\/login .*"path":"\/profile"/)).toBeTruthy()
})

test.each([paths.profile, paths.notifications])(
  'where the server cannot be asked, %s is no login',
  (path) => {
    hearNews({ market: 'live' })
    signInAs('asha')
    setAuthStatus('logged-out', true)
    open(path)
    expect(screen.getByText('live screen')).toBeTruthy()
    // The answer: nobody is signed in.
    act(() => setAuthStatus('logged-out', false))
    expect(screen.getByText(new RegExp(`^/login .*"path":"${path}"`))).toBeTruthy()
    act(() => clearSession())
  },
)

test.each([paths.profile, paths.myJobs, paths.notifications])(
  'where the server cannot be asked and the storage has lost the session, %s says that there is no network',
  (path) => {
    hearNews({ market: path === paths.notifications ? 'live' : 'sample' })
    setUserType('company')
    setAuthStatus('logged-out', true)
    open(path)
    expect(screen.getByRole('heading', { name: 'You are not connected' })).toBeTruthy()
    expect(screen.queryByText(/screen$|^\/login/)).toBeNull()
    act(() => {
      hearNews({ market: 'live' })
      signInAs('asha')
      setAuthStatus('logged-in')
    })
    expect(screen.getByText('live screen')).toBeTruthy()
    act(() => {
      clearSession()
      setAuthStatus('logged-out', false)
    })
  },
)

test("a visitor with a session's cookie is not sent to login before the server has answered", () => {
  hearNews({ market: 'live' })
  setAuthStatus('unknown')
  open(paths.notifications)
  expect(screen.queryByText(/^\/login/)).toBeNull()
  act(() => {
    signInAs('asha')
    setAuthStatus('logged-in')
  })
  expect(screen.getByText('live screen')).toBeTruthy()
  clearSession()
  setAuthStatus('logged-out')
})

test('an open form stays a sample when the site becomes live, but a list does not', () => {
  open(paths.applyJob)
  act(() => hearNews({ market: 'live' }))
  expect(screen.getByText('sample screen')).toBeTruthy()
  document.body.innerHTML = ''
  hearNews({ market: 'sample' })
  open(paths.myJobs)
  act(() => hearNews({ market: 'live' }))
  expect(screen.getByText(/^\/login/)).toBeTruthy()
})

test('an account without a role reads no error about a company on its profile, but is asked who it is', () => {
  setUserType(null)
  signInAs('asha')
  hearNews({ market: 'live' })
  open(paths.profile)
  expect(screen.getByText(/^\/post-verification /)).toBeTruthy()
})
