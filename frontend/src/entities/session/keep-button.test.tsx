import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '@/lib/backend/session'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import { BookmarkIcon } from '@/ui/screen-icons'
import { KeepButton } from './keep-button'
import { returnToOf } from './return-to'
import { readUserType, setUserType } from './who'

const call = vi.fn(async () => undefined)
const Keep = ({ of }: { of: string }) => (
  <KeepButton
    of={of}
    as="job_searcher"
    isKept={false}
    icon={BookmarkIcon}
    label={of}
    call={call}
    done={vi.fn()}
  />
)

/** A login that leads back at a tap. */
function Login() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const back = returnToOf(state)
  return (
    <button type="button" onClick={() => navigate(back?.path ?? '', { replace: true, state: back?.state })}>
      Log in
    </button>
  )
}

beforeEach(() => {
  clearSession()
  setUserType(null)
  call.mockClear()
})

test('what a guest wanted to keep is kept after the sign-in, once, for a job searcher', async () => {
  renderPage(
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route
        path="*"
        element={
          <>
            <Keep of="job 1" />
            <Keep of="job 2" />
          </>
        }
      />
    </Routes>,
    '/job-details/1',
  )
  fireEvent.click(screen.getByRole('button', { name: 'job 1' }))
  expect(call).not.toHaveBeenCalled()
  act(() => signInAs('asha'))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log in' })))
  expect(call).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(readUserType()).toBe('job_searcher'))
})
