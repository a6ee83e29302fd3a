import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { readUserType } from '@/entities/session/who'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import PostBriefScreen from './post-brief-screen'

const { post, getPublic } = vi.hoisted(() => ({ post: vi.fn(), getPublic: vi.fn() }))
vi.mock('@/lib/backend/call', async (load) => ({ ...(await load<object>()), post }))
vi.mock('@/lib/backend/public-get', async (load) => ({ ...(await load<object>()), getPublic }))
vi.mock('@/ui/motion', async (load) => ({ ...(await load<object>()), moveIn: () => undefined }))
vi.mock('@/entities/trade/trade-picture', () => ({ TradePicture: () => null }))

// Each key renders the form, which is slow beside other tests.
configure({ asyncUtilTimeout: 4000 })

function Address() {
  const { pathname, search, state } = useLocation()
  return <output>{JSON.stringify([pathname + search, state?.returnTo?.path])}</output>
}

const show = (address = '/post-brief') =>
  renderPage(
    <>
      <PostBriefScreen />
      <Address />
    </>,
    address,
  )

const address = () => JSON.parse(screen.getByRole('status', { hidden: true }).textContent ?? '')
// Found by text, because checking the styles of so many elements takes seconds.
const tap = (name: string) => fireEvent.click(screen.getByText(name).closest('button') as Element)
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Fills in the three steps, without the last button. */
async function fillIn() {
  await screen.findByText('Plumber')
  tap('Plumber')
  type('In one line: what is to be done?', 'The kitchen tap leaks')
  tap('Next')
  await screen.findByLabelText('Pincode or place')
  type('Pincode or place', '411001')
  tap('Any day')
  tap('Budget and details')
  await screen.findByLabelText('Budget')
  type('Budget', '500')
}

beforeEach(() => {
  window.scrollTo = () => undefined
  getPublic.mockResolvedValue({ items: [] })
  post.mockReset().mockResolvedValue({ name: 'JPB-00001', status: 'Live', valid_through: null })
})

const brief = {
  category: 'plumber',
  title: 'The kitchen tap leaks',
  pincode: '411001',
  address: '',
  is_remote: false,
  when: 'flexible',
  on: '',
  budget_max: 500,
  budget_unit: 'Project',
  people: 1,
  description: '',
}

test('a guest signs in at the end, and the form keeps everything', { timeout: 20_000 }, async () => {
  const { unmount } = show()
  await fillIn()
  tap('Sign in and post')
  await waitFor(() => expect(address()).toEqual(['/signup', '/post-brief?step=3']))
  expect(post).not.toHaveBeenCalled()
  unmount()

  signInAs('asha')
  show('/post-brief?step=3')
  await screen.findByDisplayValue('500')
  tap('Post')
  await waitFor(() => expect(post).toHaveBeenCalledOnce())
  expect(post).toHaveBeenCalledWith('job_portal.api.post_brief', {
    ...brief,
    client_key: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  expect(readUserType()).toBe('find_freelancer')
})

test('a step reports what is missing, and a trade alone is enough for the first step', {
  timeout: 20_000,
}, async () => {
  signInAs('asha')
  show('/post-brief?freelancer=JPF-00001')
  await screen.findByText('Plumber')
  tap('Next')
  await screen.findByText('Please say what you need')
  tap('Plumber')
  tap('Next')
  await screen.findByLabelText('Pincode or place')
  tap('Post')
  await screen.findByText('Please enter 6-digit pincode')
  await screen.findByText('Please choose when')
  fireEvent.click(screen.getByLabelText('From home or online'))
  tap('Any day')
  tap('Post')
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2))
  const [[, posted], invited] = post.mock.calls as [[string, object], unknown]
  expect(posted).toMatchObject({ title: 'Plumber', is_remote: true, pincode: '', budget_unit: '' })
  expect(invited).toEqual([
    'job_portal.api.invite_freelancer',
    { brief: 'JPB-00001', freelancer: 'JPF-00001' },
  ])
})

test('a search fills in the trade and the day, once, and a remembered place fills in the rest', async () => {
  const place = vi.spyOn(document, 'cookie', 'get').mockReturnValue('place=560001.10')
  signInAs('asha')
  show('/post-brief?search=plumber%20tomorrow&step=2')
  await screen.findByText('Plumber')
  await waitFor(() => expect(address()[0]).toBe('/post-brief?step=2'))
  tap('Post')
  await waitFor(() => expect(post).toHaveBeenCalledOnce())
  const [[, posted]] = post.mock.calls as [[string, object]]
  const on = new Date(Date.now() + 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
  expect(posted).toMatchObject({ title: 'Plumber', category: 'plumber', pincode: '560001', when: 'date', on })
  place.mockRestore()
})
